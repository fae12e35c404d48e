//! `spec::arch` on the command line: which model is meant.

use chappe_dsl::codes::arch as codes;
use chappe_dsl::diagnostic::{Diagnostics, did_you_mean};
use chappe_dsl::load::Loaded;
use chappe_dsl::model::{Model, ProfileId, RecordId};
use chappe_dsl::resolve;

use crate::diagnostics;
use crate::failure::{Failure, Result};
use crate::session::Session;

/// What `-a` names.
pub(crate) struct Target {
    /// The model.
    pub(crate) model: Model,
}

/// A specification and perhaps an architecture, as written.
pub(crate) struct Written<'a> {
    /// The name of the specification, or a path.
    pub(crate) spec: &'a str,
    /// The architecture.
    pub(crate) arch: Option<&'a str>,
}

impl<'a> Written<'a> {
    /// Takes it apart.
    pub(crate) fn new(text: &'a str) -> Result<Self> {
        let (spec, arch) = match text.rsplit_once("::") {
            Some((spec, arch)) => (spec, Some(arch)),
            None => (text, None),
        };
        if spec.is_empty() || arch.is_some_and(|a| a.is_empty() || a.contains('/')) {
            return Err(Failure::usage(
                format!("`{text}` names no architecture"),
                "write spec::arch, as neuron::cayman or path/to/spec.chappe::arch",
            ));
        }
        Ok(Written { spec, arch })
    }
}

impl Target {
    /// Reads and resolves what `-a` names.
    pub(crate) fn load(session: &mut Session, text: &str) -> Result<Target> {
        let written = Written::new(text)?;
        let mut loaded = Loaded::default();
        let mut diags = Diagnostics::new();
        let root = session.loader().spec(written.spec, &mut loaded, &mut diags);
        let Some(root) = root else {
            if diags.is_empty() {
                return Err(no_spec(written.spec));
            }
            diagnostics::print(session, &loaded.sources, diags);
            return Err(Failure::Reported);
        };
        let model = resolve::model(&loaded, root, written.arch, &mut diags);
        if model.is_none()
            && let Some(wrong) = diags.iter().find(|d| d.code == codes::NO_ARCH)
        {
            return Err(Failure::usage(wrong.message.clone(), sentences(&wrong.help)));
        }
        match model {
            Some(model) if !diags.has_errors() => Ok(Target { model }),
            _ => {
                diagnostics::print(session, &loaded.sources, diags);
                Err(Failure::Reported)
            }
        }
    }
}

/// There is no specification of that name.
pub(crate) fn no_spec(name: &str) -> Failure {
    let known: Vec<&str> = Session::built_in().collect();
    let hint = did_you_mean(name, known.iter().copied()).map(|n| format!("did you mean `{n}`? ")).unwrap_or_default();
    Failure::usage(
        format!("no specification `{name}`"),
        format!(
            "{hint}built in: {}; others are `{name}.chappe` in a directory given by -I, or a path to a .chappe file",
            known.join(", ")
        ),
    )
}

/// Several sentences of help as one line.
pub(crate) fn sentences(help: &[String]) -> String {
    help.join("; ").replace("?; ", "? ")
}

/// The profile that `-p` names: `none` stands for none, no name for the first one.
pub(crate) fn profile(model: &Model, name: Option<&str>) -> Result<Option<ProfileId>> {
    let Some(name) = name else { return Ok(default_profile(model)) };
    match model.profile(name) {
        Some(id) => Ok(Some(id)),
        None if name == NO_PROFILE => Ok(None),
        None => Err(unknown(model, "profile", name, model.profiles.iter().map(|p| p.name.as_str()))),
    }
}

/// What `-p` and `@profile` call no profile at all.
pub(crate) const NO_PROFILE: &str = "none";

/// The first profile that the specification declares.
pub(crate) fn default_profile(model: &Model) -> Option<ProfileId> {
    (!model.profiles.is_empty()).then_some(ProfileId(0))
}

/// The record that `-r` names.
pub(crate) fn record(model: &Model, name: &str) -> Result<RecordId> {
    let known = model.records.iter().map(|r| r.name.as_str());
    model.record(name).ok_or_else(|| unknown(model, "record", name, known))
}

/// A name on the command line that the model does not have.
pub(crate) fn unknown<'a>(model: &Model, what: &str, name: &str, known: impl Iterator<Item = &'a str>) -> Failure {
    let known: Vec<&str> = known.collect();
    let help = match did_you_mean(name, known.iter().copied()) {
        Some(best) => format!("did you mean `{best}`?"),
        None if known.is_empty() => "it has none".to_owned(),
        None if known.len() > 100 => format!("it has {} of them", known.len()),
        None => format!("it has: {}", known.join(", ")),
    };
    Failure::usage(format!("{} has no {what} `{name}`", model.title()), help)
}
