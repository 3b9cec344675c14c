//! Sounds made of oscillators and noise, without files.

use std::cell::RefCell;

use leptos::web_sys::{AudioContext, BiquadFilterType, OscillatorType};

/// What is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A piece comes to rest.
    Knock,
    /// A piece is taken.
    Take,
    /// Dice fall.
    Dice,
    /// A touch is refused.
    Refuse,
    /// The game is over.
    End,
}

thread_local!(static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) });

/// Plays a sound; a browser without audio stays silent.
pub(crate) fn play(sound: Sound) {
    CONTEXT.with(|context| {
        let mut context = context.borrow_mut();
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        let Some(context) = context.as_ref() else { return };
        match sound {
            Sound::Knock => wood(context, 0.0, 320.0, 0.5),
            Sound::Take => {
                wood(context, 0.0, 260.0, 0.5);
                wood(context, 0.09, 190.0, 0.4);
            }
            Sound::Dice => {
                for (at, pitch) in
                    [(0.0, 700.0), (0.07, 560.0), (0.13, 820.0), (0.22, 610.0), (0.34, 680.0)]
                {
                    wood(context, at, pitch, 0.28);
                }
            }
            Sound::Refuse => tone(context, 0.0, 150.0, 0.12, 0.16),
            Sound::End => {
                for (at, pitch) in [(0.0, 392.0), (0.14, 494.0), (0.28, 587.0)] {
                    tone(context, at, pitch, 0.4, 0.14);
                }
            }
        }
    });
}

/// A short knock on wood: a falling tone through a low filter.
fn wood(context: &AudioContext, at: f64, pitch: f32, loud: f32) {
    let start = context.current_time() + at;
    let (Ok(tone), Ok(gain), Ok(filter)) =
        (context.create_oscillator(), context.create_gain(), context.create_biquad_filter())
    else {
        return;
    };
    tone.set_type(OscillatorType::Triangle);
    filter.set_type(BiquadFilterType::Lowpass);
    filter.frequency().set_value(pitch * 4.0);
    let _ = tone.frequency().set_value_at_time(pitch * 1.6, start);
    let _ = tone.frequency().exponential_ramp_to_value_at_time(pitch, start + 0.03);
    let _ = gain.gain().set_value_at_time(loud, start);
    let _ = gain.gain().exponential_ramp_to_value_at_time(0.001, start + 0.11);
    let _ = tone.connect_with_audio_node(&filter);
    let _ = filter.connect_with_audio_node(&gain);
    let _ = gain.connect_with_audio_node(&context.destination());
    let _ = tone.start_with_when(start);
    let _ = tone.stop_with_when(start + 0.13);
}

fn tone(context: &AudioContext, at: f64, pitch: f32, long: f64, loud: f32) {
    let start = context.current_time() + at;
    let (Ok(tone), Ok(gain)) = (context.create_oscillator(), context.create_gain()) else { return };
    tone.set_type(OscillatorType::Sine);
    let _ = tone.frequency().set_value_at_time(pitch, start);
    let _ = gain.gain().set_value_at_time(0.0001, start);
    let _ = gain.gain().linear_ramp_to_value_at_time(loud, start + 0.02);
    let _ = gain.gain().exponential_ramp_to_value_at_time(0.001, start + long);
    let _ = tone.connect_with_audio_node(&gain);
    let _ = gain.connect_with_audio_node(&context.destination());
    let _ = tone.start_with_when(start);
    let _ = tone.stop_with_when(start + long + 0.02);
}
