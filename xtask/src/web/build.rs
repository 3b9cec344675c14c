//! The modules of page and workers, with the JavaScript beside them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use super::TARGET;
use crate::site::pack;
use crate::{shell, tools};

/// The packages with their binaries and the profiles that they are built by.
const PACKAGES: [(&str, &str, &[&str]); 2] =
    [("nugar-web", "web-page", &["page"]), ("nugar-worker", "web", &["player", "analyst"])];
/// The profile of all while they are being written.
const DEV: &str = "web-dev";

/// Builds them into a folder that is replaced.
pub(super) fn modules(dev: bool, to: &Path) -> Result<()> {
    tools::target(TARGET)?;
    let profile = |fit| if dev { DEV } else { fit };
    for (package, fit, _) in PACKAGES {
        let args = ["build", "--target", TARGET, "--profile", profile(fit), "--package", package];
        let mut cargo = shell::cargo(args);
        println!("{}", shell::line(&cargo));
        shell::run(&mut cargo)?;
    }

    let _ = fs::remove_dir_all(to);
    fs::create_dir_all(to)?;
    for (_, fit, names) in PACKAGES {
        for name in names {
            let profile = profile(fit);
            let module = shell::root().join(format!("target/{TARGET}/{profile}/{name}.wasm"));
            Bindgen::new()
                .input_path(module)
                .out_name(name)
                .web(true)?
                .omit_default_module_path(true)
                .typescript(false)
                .remove_name_section(!dev)
                .remove_producers_section(true)
                .generate(to)?;
            if !dev {
                shrink(&to.join(format!("{name}_bg.wasm")))?;
            }
        }
    }
    Ok(())
}

/// How wasm-opt is called. Features are those of Rust's target and no others: with
/// `--all-features` it wrote modules that no browser compiles (2026-11-30).
const FLAGS: [&str; 7] = [
    "-Oz",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];
/// Leaves with 0 when a module can be compiled.
const VALID: &str =
    "process.exit(WebAssembly.validate(require('fs').readFileSync(process.argv[1])) ? 0 : 1)";

/// Lets wasm-opt make a module smaller, where npm can bring it; without it the page only weighs
/// more.
fn shrink(module: &Path) -> Result<()> {
    let Some(program) = tools::npm_program("wasm-opt")? else {
        println!("without wasm-opt, which npm would bring: the modules stay larger");
        return Ok(());
    };
    // What was made with other flags is another module.
    let ending = format!("{}.small.wasm", FLAGS.concat().replace("--enable", ""));
    let small = pack::once(&fs::read(module)?, &ending, |_| {
        let small = module.with_extension("small");
        let mut command = shell::command("node", [program.as_os_str()]);
        command.arg(module).args(FLAGS).arg("-o").arg(&small);
        shell::run(&mut command)?;
        let mut valid = shell::command("node", ["-e", VALID]);
        shell::run(valid.arg(&small)).context("wasm-opt wrote a module that does not compile")?;
        let bytes = fs::read(&small).with_context(|| small.display().to_string())?;
        fs::remove_file(small)?;
        Ok(bytes)
    })?;
    Ok(fs::write(module, small)?)
}
