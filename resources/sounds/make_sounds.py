#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes every sound of Tableside: the same bytes each time.

Needs Python 3 (standard library only), and `espeak-ng` and `sox` for the voice of the call.
Usage: make_sounds.py [FOLDER]     (default: the folder of this script)

A sound is a list of samples, floats between -1 and 1, at RATE. Frequencies are in hertz, times in seconds,
levels in dBFS. How each one is meant to sound, and its measured levels, stand in README.md.
"""
import array
import math
import random
import subprocess
import sys
import tempfile
import wave
from pathlib import Path

RATE = 44100
PEAK = -1.5  # dBFS; nothing is louder than this
CARDS, MUSIC, CALL = -18.0, -17.0, -10.0  # dBFS, RMS of the loudest 50 ms

# --- building blocks ------------------------------------------------------------------------------------------


def count(seconds):
    return int(round(seconds * RATE))


def amplitude(dbfs):
    return 10.0 ** (dbfs / 20.0)


def note(name):
    """Frequency of a note such as "C5" or "Bb4", equal temperament, A4 = 440 Hz."""
    steps = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}
    semitones = steps[name[0]] + 12 * (int(name[-1]) - 4) + name.count("#") - name[1:].count("b")
    return 440.0 * 2.0 ** (semitones / 12.0)


def noise(seconds, rng):
    return [rng.uniform(-1.0, 1.0) for _ in range(count(seconds))]


def filtered(samples, kind, frequency, q=0.7):
    """State-variable filter (Zavalishin's trapezoidal form); `kind` is low, band or high.
    `frequency` may be a function of time, so that a band can glide."""
    moving = callable(frequency)
    ic1 = ic2 = 0.0
    g = math.tan(math.pi * (0.0 if moving else frequency) / RATE)
    damping = 1.0 / q
    out = []
    for i, x in enumerate(samples):
        if moving:
            g = math.tan(math.pi * frequency(i / RATE) / RATE)
        v1 = (ic1 + g * (x - ic2)) / (1.0 + g * (g + damping))
        v2 = ic2 + g * v1
        ic1, ic2 = 2.0 * v1 - ic1, 2.0 * v2 - ic2
        out.append({"low": v2, "band": v1 * damping, "high": x - damping * v1 - v2}[kind])
    return out


def shaped(samples, envelope):
    return [x * envelope(i / RATE) for i, x in enumerate(samples)]


def swell(attack, decay, curve=1.0):
    """Envelope: rises over `attack` like a sine, then dies away with time constant `decay`."""
    def envelope(t):
        if t < attack:
            return math.sin(0.5 * math.pi * t / attack) ** curve
        return math.exp(-(t - attack) / decay)
    return envelope


def mixed(*layers):
    """Adds (start in seconds, gain, samples) layers."""
    out = [0.0] * max(count(start) + len(samples) for start, _, samples in layers)
    for start, gain, samples in layers:
        offset = count(start)
        for i, x in enumerate(samples):
            out[offset + i] += gain * x
    return out


def loudest(samples, window=0.05):
    """RMS of the loudest `window` seconds."""
    width = min(count(window), len(samples))
    total = best = sum(x * x for x in samples[:width])
    for i in range(width, len(samples)):
        total += samples[i] ** 2 - samples[i - width] ** 2
        best = max(best, total)
    return math.sqrt(best / width)


def levelled(samples, dbfs):
    """Scales to `dbfs` (RMS of the loudest 50 ms) and rounds peaks above two thirds of the ceiling off softly."""
    gain = amplitude(dbfs) / loudest(samples)
    ceiling = amplitude(PEAK)
    knee = ceiling * 2.0 / 3.0
    room = ceiling - knee

    def soft(x):
        over = abs(x) - knee
        return x if over <= 0.0 else math.copysign(knee + room * math.tanh(over / room), x)
    return [soft(x * gain) for x in samples]


def faded(samples, fade_in=0.001, fade_out=0.03):
    ins, outs, last = count(fade_in), count(fade_out), len(samples) - 1
    return [x * min(1.0, i / ins, (last - i) / outs) for i, x in enumerate(samples)]


# --- paper on felt --------------------------------------------------------------------------------------------


def grain(seconds, rng, rate, depth):
    """A slow random loudness: paper fibres catching on felt. 1 on average, never negative."""
    wobble = filtered(noise(seconds, rng), "low", rate)
    scale = depth / (math.sqrt(sum(x * x for x in wobble) / len(wobble)) or 1.0)
    return [max(0.0, 1.0 + scale * x) for x in wobble]


def rub(seconds, rng, low, high, envelope):
    """A card rubbing over felt: a noise band gliding from `low` to `high`, with grain, and felt underneath."""
    glide = filtered(noise(seconds, rng), "band", lambda t: low + (high - low) * min(1.0, t / seconds), q=0.9)
    paper = [x * g for x, g in zip(glide, grain(seconds, rng, 90.0, 0.35))]
    felt = filtered(noise(seconds, rng), "band", 420.0, q=0.6)
    return shaped(filtered(mixed((0.0, 1.0, paper), (0.0, 0.35, felt)), "low", 7500.0), envelope)


def tap(rng, body=190.0, edge=2600.0, weight=1.0):
    """A card meeting the table: the soft body of felt over wood and the small click of its edge."""
    click = shaped(filtered(noise(0.05, rng), "band", edge, q=0.8), swell(0.0008, 0.006))
    flat = shaped(filtered(noise(0.09, rng), "low", 900.0), swell(0.002, 0.016))
    wood = [math.sin(2.0 * math.pi * body * (i / RATE) * (1.0 + 0.25 * math.exp(-i / RATE / 0.01)))
            for i in range(count(0.12))]
    return mixed((0.0, 0.9, click), (0.0, 1.0, flat), (0.0, 0.38 * weight, shaped(wood, swell(0.002, 0.022))))


def deal():
    rng = random.Random("deal")
    flick = shaped(filtered(noise(0.03, rng), "band", 3400.0, q=1.2), swell(0.001, 0.005))
    whisk = rub(0.15, rng, 2200.0, 4200.0, swell(0.018, 0.026))
    return mixed((0.0, 0.5, flick), (0.004, 1.0, whisk), (0.085, 0.35, tap(rng, weight=0.5)))


def card_slide():
    return rub(0.26, random.Random("slide"), 1500.0, 3300.0, swell(0.05, 0.055, 1.5))


def card_lay():
    rng = random.Random("lay")
    return mixed((0.0, 0.55, rub(0.08, rng, 2800.0, 1800.0, swell(0.025, 0.015))), (0.04, 1.0, tap(rng)))


def shuffle():
    """A riffle (two halves let go, faster and faster), then the bridge falling together, then squared up."""
    rng = random.Random("shuffle")
    layers, at = [], 0.0
    for i in range(30):
        edge = 2300.0 + 900.0 * rng.random() + 20.0 * i
        snap = shaped(filtered(noise(0.03, rng), "band", edge, q=1.1), swell(0.0012, 0.006))
        layers.append((at, (0.45 + 0.4 * math.sin(math.pi * i / 30.0)) * rng.uniform(0.75, 1.1), snap))
        at += (0.024 - 0.0105 * i / 30.0) * rng.uniform(0.8, 1.2)
    layers.append((0.0, 0.16, rub(at + 0.05, rng, 1400.0, 2600.0, swell(at * 0.7, 0.06))))
    layers.append((at + 0.03, 0.75, rub(0.24, rng, 3600.0, 1500.0, swell(0.03, 0.055))))
    layers.append((at + 0.23, 0.6, tap(rng, body=150.0)))
    return mixed(*layers)


def refused():
    """A knuckle on felt-covered wood, twice and softly."""
    rng = random.Random("refused")

    def knock(pitch):
        tone = [math.sin(2.0 * math.pi * pitch * (i / RATE)) for i in range(count(0.12))]
        thud = shaped(filtered(noise(0.08, rng), "low", 420.0), swell(0.002, 0.014))
        return mixed((0.0, 0.8, shaped(tone, swell(0.003, 0.024))), (0.0, 0.9, thud))
    return mixed((0.0, 1.0, knock(165.0)), (0.095, 0.7, knock(140.0)))


# --- notes ----------------------------------------------------------------------------------------------------


def marimba(pitch, seconds=0.6, ring=0.16):
    """A wooden bar: fundamental and the bar's tuned partials (4:1 and about 10:1), each dying sooner."""
    rng = random.Random(f"mallet {pitch:.2f}")
    mallet = shaped(filtered(noise(0.02, rng), "low", 1400.0), swell(0.001, 0.004))
    low = ring * (440.0 / pitch) ** 0.35
    partials = [(1.0, 1.0, low), (3.98, 0.22, low * 0.35), (9.6, 0.05, low * 0.12)]
    bar = [sum(level * math.exp(-t / decay) * math.sin(2.0 * math.pi * pitch * ratio * t)
               for ratio, level, decay in partials) for t in (i / RATE for i in range(count(seconds)))]
    return mixed((0.0, 1.0, shaped(bar, lambda t: min(1.0, t / 0.002))), (0.0, 0.35, mallet))


def bell(pitch, seconds=0.5, ring=0.14):
    """A small bright hand bell."""
    partials = [(1.0, 1.0, ring), (2.0, 0.5, ring * 0.6), (3.01, 0.28, ring * 0.4), (5.43, 0.12, ring * 0.2)]
    return [min(1.0, t / 0.001) * sum(level * math.exp(-t / decay) * math.sin(2.0 * math.pi * pitch * ratio * t)
                                      for ratio, level, decay in partials)
            for t in (i / RATE for i in range(count(seconds)))]


def horn(seconds, pitch_at, brightness=1800.0, attack=0.03, release=0.06):
    """A muted horn: a few harmonics, darker as it dies; `pitch_at` is a function of time."""
    phase, raw = 0.0, []
    for i in range(count(seconds)):
        phase += 2.0 * math.pi * pitch_at(i / RATE) / RATE
        raw.append(sum(math.sin(phase * k) / k for k in range(1, 13)))
    wah = filtered(raw, "low", lambda t: 500.0 + brightness * math.exp(-((t - 0.07) / 0.09) ** 2), q=1.4)
    return shaped(wah, lambda t: max(0.0, min(1.0, t / attack, (seconds - t) / release)))


def melody(notes, strike=marimba):
    """Plays (start, "C5 E5", gain) groups."""
    return mixed(*[(start, gain, strike(note(name))) for start, names, gain in notes for name in names.split()])


def your_turn():
    return melody([(0.0, "E5", 0.8), (0.13, "A5", 1.0)])


def round_won():
    return melody([(0.0, "G4", 0.8), (0.1, "C5", 0.85), (0.2, "E5", 0.9), (0.32, "G5 C5", 0.8), (0.46, "C6 E5", 0.75)])


def round_lost():
    """Not mocking: a small shrug that ends on a soft third."""
    return melody([(0.0, "E5", 0.9), (0.15, "D5", 0.85), (0.3, "A4", 0.85), (0.5, "F4 A4", 0.8)])


def match_won():
    """Up the chord, a skip on the dominant, home with everything, and a sparkle."""
    tune = melody([
        (0.0, "C5 E4", 0.8), (0.14, "C5", 0.6), (0.21, "C5", 0.6), (0.28, "E5 G4", 0.85), (0.45, "G5 C5", 0.9),
        (0.68, "F5 A4", 0.8), (0.82, "G5 B4", 0.85), (0.96, "A5 D5", 0.9), (1.1, "B5 G5", 0.9),
        (1.32, "C4 G4 E5 C6", 0.8), (1.44, "E5 G5", 0.35), (1.56, "G5 C6", 0.35)])
    ends = mixed(*[(1.32, 0.6, marimba(note(n), 0.9, 0.3)) for n in ("C4", "C5")])
    glint = mixed(*[(1.4 + 0.07 * i, 0.1, bell(note(n))) for i, n in enumerate(("C6", "E6", "G6", "C7"))])
    return mixed((0.0, 1.0, tune), (0.0, 0.6, ends), (0.0, 1.0, glint))


def caught():
    """"Uh-oh", and a little slide down the stairs."""
    uh = horn(0.17, lambda t: note("G4"))
    oh = horn(0.3, lambda t: note("Db4") * (1.0 - 0.10 * max(0.0, t - 0.12) / 0.18))
    steps = [(0.52 + 0.075 * i, 0.5, marimba(note(n), 0.35)) for i, n in enumerate(("Bb4", "Gb4", "Eb4"))]
    return mixed((0.0, 0.8, uh), (0.21, 0.9, oh), *steps)


def color_named():
    """Two soft notes a fourth apart: a choice, not a signal."""
    return melody([(0.0, "G5", 0.8), (0.09, "C6", 0.7)])


def pose():
    """A small gong, as in a film with more kicks than plot, and one wooden beat before it."""
    def gong(seconds=1.3):
        partials = ((1.0, 1.0, 0.5), (1.51, 0.55, 0.4), (2.03, 0.4, 0.3), (2.74, 0.3, 0.22), (3.76, 0.18, 0.15))
        pitch = note("C3")
        return [sum(gain * math.exp(-t / ring) * math.sin(2.0 * math.pi * pitch * ratio * (1.0 + 0.012 * math.exp(-6.0 * t)) * t)
                    for ratio, gain, ring in partials) * min(1.0, t / 0.012)
                for t in (i / RATE for i in range(count(seconds)))]
    return mixed((0.0, 0.5, marimba(note("C4"), 0.2, 0.05)), (0.1, 0.9, gong()))


def moved():
    """Losing one's balance: a slide down, and a dull landing."""
    slide = horn(0.34, lambda t: note("C5") * 2.0 ** (-1.3 * (t / 0.34) ** 1.6), 2000.0, 0.02, 0.05)
    landing = filtered(shaped(noise(0.16, random.Random(11)), swell(0.002, 0.05)), "low", 240.0)
    return mixed((0.0, 0.7, slide), (0.36, 1.0, landing), (0.36, 0.5, marimba(note("C3"), 0.3, 0.06)))


# --- moments at the table -------------------------------------------------------------------------------------


def another_match(pitch):
    """A second or later match of one turn: the higher, the more."""
    return lambda: melody([(0.0, pitch, 0.8), (0.07, pitch, 1.0)])


def double_color():
    """A fanfare of two steps for a double color match."""
    return mixed((0.0, 1.0, melody([(0.0, "C5 E5", 0.7), (0.16, "G5 C6", 0.9)])),
                 (0.16, 0.35, bell(note("E6"))))


def double_again():
    """The same, one step more, with a swell of the horn under it: somebody gets away with too much."""
    rise = horn(0.9, lambda t: note("C4") * 2.0 ** (t / 0.9), 1500.0, 0.3, 0.2)
    return mixed((0.0, 1.0, melody([(0.0, "C5", 0.8), (0.14, "E5", 0.9), (0.28, "G5", 1.0), (0.42, "C6", 1.0)])),
                 (0.42, 0.5, bell(note("G6"))), (0.56, 0.5, bell(note("C7"))), (0.0, 0.35, rise))


def many_cards():
    """A run up the bars, as fast as the cards leave the hand."""
    return melody([(0.06 * step, pitch, 0.7 + 0.05 * step) for step, pitch in enumerate(("C5", "D5", "E5", "G5", "A5", "C6"))])


def hit():
    """Cards to draw: a short fall on the horn, and a thump."""
    fall = horn(0.3, lambda t: note("G4") * 2.0 ** (-0.8 * (t / 0.3) ** 1.4), 1700.0, 0.02, 0.06)
    thump = filtered(shaped(noise(0.14, random.Random(21)), swell(0.002, 0.045)), "low", 220.0)
    return mixed((0.0, 0.8, fall), (0.24, 1.0, thump), (0.24, 0.5, marimba(note("C3"), 0.3, 0.07)))


def stacked():
    """The sum grows: two thumps and a step up between them."""
    thump = filtered(shaped(noise(0.12, random.Random(22)), swell(0.002, 0.04)), "low", 260.0)
    return mixed((0.0, 0.8, thump), (0.02, 0.7, marimba(note("E4"))), (0.18, 1.0, thump), (0.2, 1.0, marimba(note("A4"))))


def whoosh(seconds, low, high, seed):
    """A rush of air that rises to the middle of its time and sinks again."""
    sweep = lambda t: low + (high - low) * math.sin(math.pi * min(1.0, t / seconds))
    return shaped(filtered(noise(seconds, random.Random(seed)), "band", sweep, 1.4),
                  lambda t: math.sin(math.pi * min(1.0, t / seconds)) ** 1.5)


def swapped():
    """Whole hands fly across the table, one way and the other."""
    return mixed((0.0, 1.0, whoosh(0.6, 500.0, 2600.0, 23)), (0.45, 0.9, whoosh(0.6, 700.0, 3400.0, 24)),
                 (0.95, 0.8, tap(random.Random(25))))


def reversed_play():
    """Something turns round: air, and two notes that change places."""
    return mixed((0.0, 0.5, whoosh(0.4, 600.0, 2400.0, 26)), (0.02, 0.8, marimba(note("G5"))), (0.16, 0.9, marimba(note("D5"))),
                 (0.3, 1.0, marimba(note("G5"))))


def skipped():
    """A bar that is struck and bends away."""
    bend = horn(0.32, lambda t: note("D4") * 2.0 ** (0.5 * math.sin(2.0 * math.pi * 2.4 * t) * math.exp(-3.0 * t)), 1200.0)
    return mixed((0.0, 0.8, marimba(note("D4"))), (0.02, 0.6, bend))


def jumped_in():
    """A leap from afar: up in no time, and the card is down."""
    leap = horn(0.2, lambda t: note("C4") * 2.0 ** (1.6 * (t / 0.2) ** 1.5), 2400.0, 0.01, 0.03)
    return mixed((0.0, 0.6, leap), (0.2, 1.0, tap(random.Random(27))), (0.2, 0.6, marimba(note("E5"))))


# --- the voice ------------------------------------------------------------------------------------------------


def spoken(text, voice, pitch, speed, semitones=0.0):
    """Says `text` with espeak-ng, then livens it up with sox: silence cut, the quiet "s" brought out, and the
    voice thrown up and let fall, as in a shout."""
    trim = ["silence", "1", "0.002", "2%", "reverse", "silence", "1", "0.002", "0.4%", "reverse"]
    shout = ["pitch", f"{100 * semitones:.0f}", "bend", "0.01,180,0.10", "0.03,-380,0.28"]
    with tempfile.TemporaryDirectory() as folder:
        said, done = Path(folder, "said.wav"), Path(folder, "done.wav")
        subprocess.run(["espeak-ng", "-v", voice, "-p", str(pitch), "-s", str(speed), "-w", said, text], check=True)
        subprocess.run(["sox", "-D", "-R", said, "-b", "16", "-r", str(RATE), done, "gain", "-6", "rate", "-v",
                        "treble", "+15", "5500", "0.7s", *shout, *trim], check=True)
        with wave.open(str(done)) as file:
            samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    loud = 1.0 / max(abs(x) for x in samples)
    return faded([x * loud for x in samples], 0.004, 0.06)


def call_dos():
    """Three at one table say it at once, one of them leading; a bell and a horn lift it off the table."""
    lead = spoken("¡Dos!", "es-419+f2", 70, 115)
    friend = spoken("¡Dos!", "es-419+m3", 70, 115)
    child = spoken("¡Dos!", "es-419+f2", 78, 120, semitones=3.5)
    voices = mixed((0.0, 1.0, lead), (0.012, 0.5, friend), (0.022, 0.4, child))
    warm = mixed((0.0, 1.0, voices), (0.0, 0.4, filtered(voices, "band", 320.0, q=0.8)))
    room = mixed((0.0, 1.0, warm), (0.013, 0.14, warm), (0.023, 0.1, warm), (0.037, 0.06, warm))
    ding = mixed((0.0, 0.16, bell(note("G6"), 0.3)), (0.07, 0.2, bell(note("C7"), 0.55, 0.18)))
    brass = mixed(*[(0.0, 0.1, horn(0.32, lambda t, f=note(n): f, 2600.0, 0.008, 0.14)) for n in ("C4", "G4", "E5")])
    return mixed((0.0, 1.0, room), (0.0, 1.0, ding), (0.0, 1.0, brass))


def call_uno():
    """As call_dos(), with one syllable more: the bells step up with it."""
    lead = spoken("¡Uno!", "es-419+f2", 70, 125)
    friend = spoken("¡Uno!", "es-419+m3", 68, 125)
    child = spoken("¡Uno!", "es-419+f2", 78, 130, semitones=3.5)
    voices = mixed((0.0, 1.0, lead), (0.012, 0.5, friend), (0.022, 0.4, child))
    warm = mixed((0.0, 1.0, voices), (0.0, 0.3, filtered(voices, "band", 420.0, q=0.8)))
    room = mixed((0.0, 1.0, warm), (0.013, 0.14, warm), (0.023, 0.1, warm), (0.037, 0.06, warm))
    ding = mixed((0.0, 0.16, bell(note("E6"), 0.3)), (0.12, 0.2, bell(note("A6"), 0.55, 0.18)))
    brass = mixed(*[(0.0, 0.1, horn(0.36, lambda t, f=note(n): f, 2600.0, 0.008, 0.14)) for n in ("A3", "E4", "C#5")])
    return mixed((0.0, 1.0, room), (0.0, 1.0, ding), (0.0, 1.0, brass))


# --- files ----------------------------------------------------------------------------------------------------

SOUNDS = [
    ("deal", deal, CARDS), ("card-slide", card_slide, CARDS), ("card-lay", card_lay, CARDS),
    ("shuffle", shuffle, CARDS), ("refused", refused, CARDS - 1.0), ("your-turn", your_turn, MUSIC - 3.0),
    ("caught", caught, MUSIC + 2.0), ("round-won", round_won, MUSIC), ("round-lost", round_lost, MUSIC - 1.0),
    ("match-won", match_won, MUSIC + 1.0), ("call-dos", call_dos, CALL),
    ("call-uno", call_uno, CALL), ("color-named", color_named, MUSIC - 4.0), ("pose", pose, MUSIC),
    ("moved", moved, MUSIC),
    ("double-color", double_color, MUSIC), ("double-again", double_again, MUSIC), ("many-cards", many_cards, MUSIC),
    ("match-2", another_match("G4"), MUSIC - 3.0), ("match-3", another_match("B4"), MUSIC - 3.0),
    ("match-4", another_match("D5"), MUSIC - 3.0), ("hit", hit, MUSIC), ("stacked", stacked, MUSIC),
    ("swapped", swapped, MUSIC - 2.0), ("reversed", reversed_play, MUSIC - 2.0), ("skipped", skipped, MUSIC - 2.0),
    ("jumped-in", jumped_in, MUSIC),
]


def write(path, samples):
    whole = array.array("h", (int(round(32767.0 * x)) for x in samples))
    if sys.byteorder == "big":
        whole.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(whole.tobytes())


def without_tail(samples, floor=-60.0):
    """Cuts what is too quiet to hear at the end."""
    last = max(i for i, x in enumerate(samples) if abs(x) > amplitude(floor))
    return samples[:last + count(0.01)]


def save(path, made, level):
    """Levels a sound, writes it and tells what came of it."""
    samples = faded(without_tail(levelled(made, level)))
    write(path, samples)
    peak = 20.0 * math.log10(max(abs(x) for x in samples))
    lead = next(i for i, x in enumerate(samples) if abs(x) > amplitude(-50.0)) / RATE
    print(f"{path.stem:16} {len(samples) / RATE:5.2f} s  peak {peak:6.1f} dBFS  "
          f"loudest {20.0 * math.log10(loudest(samples)):6.1f} dBFS  starts after {1000.0 * lead:4.1f} ms")


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent)
    for name, make, level in SOUNDS:
        save(folder / f"{name}.wav", make(), level)


if __name__ == "__main__":
    main()
