//! A server from its first socket to its graceful stop.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::{future, io};

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::runtime::Runtime;
use tokio::sync::Semaphore;

use crate::answer::{self, Served};
use crate::{Site, Tables, limits};

/// Why a server does not serve.
#[derive(Debug, thiserror::Error)]
pub enum NotServed {
    /// The address is not to be had.
    #[error("{address}: {why}")]
    Address {
        /// Which.
        address: SocketAddr,
        /// What the system says.
        why: io::Error,
    },
    /// The system gives no threads, timers or signals.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// A server that has its address.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    served: Served,
}

impl Server {
    /// Takes an address; port 0 is any that is free.
    pub fn bind(address: SocketAddr, site: Site) -> Result<Server, NotServed> {
        let bind = || {
            let listener = TcpListener::bind(address)?;
            listener.set_nonblocking(true)?;
            let address = listener.local_addr()?;
            Ok(Server { listener, address, served: Served { site, tables: None } })
        };
        bind().map_err(|why| NotServed::Address { address, why })
    }

    /// Serves these tables too.
    #[must_use]
    pub fn with_tables(mut self, tables: Tables) -> Server {
        self.served.tables = Some(tables);
        self
    }

    /// The address that was got.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What stands before every path.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Serves until the process is told to stop, and then until answers under way are given.
    pub fn run(self) -> Result<(), NotServed> {
        self.run_until(asked_to_stop())
    }

    /// Serves until something happens, and then until answers under way are given.
    pub fn run_until(self, stop: impl Future<Output = ()>) -> Result<(), NotServed> {
        let runtime = Runtime::new()?;
        let build = self.served.site.build().unwrap_or_default();
        tracing::info!(address = %self.address, build, files = self.served.site.len(), "serving");
        runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(self.listener)?;
            accept(listener, &answer::router(Arc::new(self.served)), stop).await;
            tracing::info!("stopped");
            Ok(())
        })
    }
}

/// Takes connections until told to stop, then waits for what is under way.
async fn accept(
    listener: tokio::net::TcpListener,
    router: &Router,
    stop: impl Future<Output = ()>,
) {
    let graceful = GracefulShutdown::new();
    let free = Arc::new(Semaphore::new(limits::CONNECTIONS));
    let mut stop = std::pin::pin!(stop);
    loop {
        let next = async {
            let place = Arc::clone(&free).acquire_owned().await;
            (place, listener.accept().await)
        };
        let (place, next) = tokio::select! {
            next = next => next,
            () = &mut stop => break,
        };
        let (stream, from) = match next {
            Ok(next) => next,
            Err(why) => {
                // Of one connection, or of too many open files: the next may be better.
                tracing::error!(%why, "not accepted");
                tokio::time::sleep(limits::PAUSE).await;
                continue;
            }
        };
        tracing::debug!(%from, "connected");
        let service = TowerToHyperService::new(router.clone());
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits::PATIENCE)
            .max_buf_size(limits::HEAD)
            .max_headers(limits::LINES)
            .serve_connection(TokioIo::new(stream), service);
        let connection = graceful.watch(connection);
        tokio::spawn(async move {
            if let Err(why) = connection.await {
                tracing::debug!(%from, %why, "disconnected");
            }
            drop(place);
        });
    }
    drop(listener);
    tracing::info!("stopping");
    if tokio::time::timeout(limits::FAREWELL, graceful.shutdown()).await.is_err() {
        tracing::warn!("unfinished");
    }
}

/// Ends when the process is told to: by a terminal, or by whoever started it.
async fn asked_to_stop() {
    let terminal = async {
        if tokio::signal::ctrl_c().await.is_err() {
            future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = terminal => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => {
            signal.recv().await;
        }
        Err(_) => future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    future::pending().await
}
