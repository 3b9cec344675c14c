//! Who does work that can be shared: threads, or nobody else. The one place that starts threads.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Does numbered jobs that don't depend on each other.
pub trait Crew: Send + Sync {
    /// Does each job from 0 below `jobs` once, in any order, and comes back when all are done.
    fn work(&self, jobs: usize, job: &(dyn Fn(usize) + Sync));
}

/// The calling thread alone.
#[derive(Debug, Clone, Copy, Default)]
pub struct Alone;

impl Crew for Alone {
    fn work(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..jobs).for_each(job);
    }
}

/// So many threads.
#[derive(Debug, Clone, Copy)]
pub struct Threads(pub usize);

impl Crew for Threads {
    fn work(&self, jobs: usize, job: &(dyn Fn(usize) + Sync)) {
        if self.0 < 2 || jobs < 2 {
            return Alone.work(jobs, job);
        }
        let next = AtomicUsize::new(0);
        let take = || {
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if n >= jobs {
                    break;
                }
                job(n);
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.0.min(jobs) {
                scope.spawn(take);
            }
            take();
        });
    }
}
