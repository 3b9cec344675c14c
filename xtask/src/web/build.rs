//! The modules of page and worker, with the JavaScript beside them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use super::TARGET;
use crate::site::pack;
use crate::{shell, tools};

/// The binaries with the packages they are in.
const BINARIES: [(&str, &str); 2] = [("page", "nugar-web"), ("worker", "nugar-worker")];

/// Builds them into a folder that is replaced.
pub(super) fn modules(dev: bool, to: &Path) -> Result<()> {
    tools::target(TARGET)?;
    let profile = if dev { "web-dev" } else { "web" };
    let mut cargo = shell::cargo(["build", "--target", TARGET, "--profile", profile]);
    for (_, package) in BINARIES {
        cargo.args(["--package", package]);
    }
    println!("{}", shell::line(&cargo));
    shell::run(&mut cargo)?;

    let _ = fs::remove_dir_all(to);
    fs::create_dir_all(to)?;
    for (name, _) in BINARIES {
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
    Ok(())
}

/// Lets wasm-opt make a module smaller, where npm can bring it; without it the page only weighs
/// more.
fn shrink(module: &Path) -> Result<()> {
    let Some(program) = tools::npm_program("wasm-opt")? else {
        println!("without wasm-opt, which npm would bring: the modules stay larger");
        return Ok(());
    };
    let small = pack::once(&fs::read(module)?, "small.wasm", |_| {
        let small = module.with_extension("small");
        let mut command = shell::command("node", [program.as_os_str()]);
        command.arg(module).args(["-Oz", "--all-features", "-o"]).arg(&small);
        shell::run(&mut command)?;
        let bytes = fs::read(&small).with_context(|| small.display().to_string())?;
        fs::remove_file(small)?;
        Ok(bytes)
    })?;
    Ok(fs::write(module, small)?)
}
