//! Every task of the project: `cargo xtask TASK`. One file per task; this one only names them.

mod bench;
mod browser;
mod counts;
mod deny;
mod dist;
mod fuzz;
mod golden;
mod licences;
mod lighthouse;
mod measure;
mod play;
mod serving;
mod shell;
mod site;
mod study;
mod test;
mod tidy;
mod tools;
mod web;

use std::process::ExitCode;

use clap::Parser;

/// Tasks of the project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", disable_help_subcommand = true)]
enum Task {
    /// Play: build everything in release, serve the pages and open them
    Play(play::Args),
    /// Run every check, or only the stages named
    Test(test::Args),
    /// Hold the sources against the invariants that can be checked
    Tidy,
    /// Judge licences, sources and known faults of what we depend on
    Deny,
    /// Run a study in seeded pieces; stopped at any moment, it goes on where it was
    Study(study::Args),
    /// Feed random bytes to a fuzz target, or to each in turn
    Fuzz(fuzz::Args),
    /// Measure
    Bench(bench::Args),
    /// Renew the golden files and show what changed
    Golden,
    /// Build the page and its workers into `dist/site`
    Web(web::Args),
    /// Make what is given to others: program, site, licences, checksums
    Dist(dist::Args),
    /// Test the built page in a browser
    Browser(browser::Args),
    /// Let Lighthouse judge the built page
    Lighthouse(lighthouse::Args),
    /// Measure the built page: its thread, its machines, WebAssembly against native code
    Measure(measure::Args),
}

fn main() -> ExitCode {
    let result = match Task::parse() {
        Task::Play(args) => play::run(&args),
        Task::Test(args) => test::run(&args),
        Task::Tidy => tidy::run(),
        Task::Deny => deny::run(),
        Task::Study(args) => study::run(&args),
        Task::Fuzz(args) => fuzz::run(&args),
        Task::Bench(args) => bench::run(&args),
        Task::Golden => golden::run(),
        Task::Web(args) => web::run(args),
        Task::Dist(args) => dist::run(&args),
        Task::Browser(args) => browser::run(&args),
        Task::Lighthouse(args) => lighthouse::run(&args),
        Task::Measure(args) => measure::run(&args),
    };
    // Not by returning it: that would add a backtrace wherever one is switched on.
    if let Err(error) = result {
        eprintln!("cargo xtask: {error:#}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
