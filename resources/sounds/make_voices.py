#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Tableside authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the voices of the call booth that are not the table's own calls: the same bytes each time.

Needs what make_sounds.py needs, which it takes its building blocks from.
Usage: make_voices.py [FOLDER]     (default: the folder of this script)

They have to carry over a table of people who all talk, so they begin at once and are as loud as a call.
"""
import math
import random
import sys
from pathlib import Path

import make_sounds as kit

WORDS = {"dos": ("¡Dos!", 110), "uno": ("¡Uno!", 120)}


def roomy(samples):
    return kit.mixed((0.0, 1.0, samples), (0.017, 0.16, samples), (0.029, 0.11, samples), (0.047, 0.06, samples))


def deep(game):
    """A bear behind the door: a low voice, and a drum under it."""
    text, speed = WORDS[game]
    voice = kit.spoken(text, "es-419+m3", 25, speed, semitones=-3.0)
    warm = kit.mixed((0.0, 1.0, voice), (0.0, 0.6, kit.filtered(voice, "band", 190.0, q=0.9)))
    return kit.mixed((0.0, 1.0, roomy(warm)), (0.0, 0.5, drum()))


def child(game):
    """The smallest at the table, who has waited for this all evening."""
    text, speed = WORDS[game]
    voice = kit.spoken(text, "es-419+f2", 88, speed + 10, semitones=5.0)
    return kit.mixed((0.0, 1.0, roomy(voice)), (0.0, 0.12, kit.bell(kit.note("C7"), 0.3)))


def robot(game):
    """The same voice, ringing at one pitch."""
    text, speed = WORDS[game]
    voice = kit.spoken(text, "es-419+m3", 45, speed)
    rung = [x * math.copysign(1.0, math.sin(2.0 * math.pi * 62.0 * i / kit.RATE)) for i, x in enumerate(voice)]
    metal = kit.filtered(rung, "band", 1500.0, q=0.8)
    beep = kit.shaped([math.sin(2.0 * math.pi * 1480.0 * i / kit.RATE) for i in range(kit.count(0.09))],
                      kit.swell(0.002, 0.05))
    return kit.mixed((0.0, 0.3, beep), (0.0, 0.8, kit.filtered(rung, "low", 4200.0)), (0.0, 0.5, metal))


def hotel_bell():
    """The bell on the counter, struck twice."""
    ding = kit.bell(kit.note("E7"), 0.9, 0.3)
    return kit.mixed((0.0, 1.0, ding), (0.15, 0.8, ding))


def bulb_horn():
    """Two squeezes of an old car's horn."""
    def honk(seconds, name):
        return kit.horn(seconds, lambda t: kit.note(name) * (1.0 - 0.05 * math.exp(-t / 0.03)), 3200.0, 0.006, 0.05)
    return kit.mixed((0.0, 1.0, honk(0.16, "F4")), (0.2, 1.0, honk(0.34, "F4")), (0.2, 0.35, honk(0.34, "C5")))


def whistle():
    """A referee's whistle: the pea makes it flutter."""
    rng = random.Random("whistle")
    phase, tone = 0.0, []
    for i in range(kit.count(0.55)):
        t = i / kit.RATE
        phase += 2.0 * math.pi * (2350.0 + 70.0 * math.sin(2.0 * math.pi * 34.0 * t)) / kit.RATE
        tone.append(math.sin(phase) * (0.75 + 0.25 * math.sin(2.0 * math.pi * 34.0 * t)))
    air = kit.filtered(kit.noise(0.55, rng), "band", 3000.0, q=0.8)
    return kit.shaped(kit.mixed((0.0, 1.0, tone), (0.0, 0.25, air)),
                      lambda t: max(0.0, min(1.0, t / 0.006, (0.55 - t) / 0.09)))


def drum():
    """A kettledrum: a skin's partials, which are no harmonics."""
    rng = random.Random("drum")
    skin = [sum(gain * math.exp(-t / ring) * math.sin(2.0 * math.pi * 98.0 * ratio * (1.0 + 0.06 * math.exp(-t / 0.03)) * t)
                for ratio, gain, ring in ((1.0, 1.0, 0.22), (1.5, 0.5, 0.16), (1.98, 0.3, 0.12), (2.44, 0.2, 0.08)))
            for t in (i / kit.RATE for i in range(kit.count(0.6)))]
    stick = kit.shaped(kit.filtered(kit.noise(0.04, rng), "low", 1800.0), kit.swell(0.0008, 0.006))
    return kit.mixed((0.0, 1.0, kit.shaped(skin, lambda t: min(1.0, t / 0.002))), (0.0, 0.6, stick))


def drum_roll():
    """Two quick beats and the one that counts."""
    return kit.mixed((0.0, 0.8, drum()), (0.09, 0.6, drum()), (0.2, 1.0, drum()))


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent)
    voices = [(f"voice-{game}-{name}", make(game)) for game in WORDS
              for name, make in (("deep", deep), ("child", child), ("robot", robot))]
    voices += [("voice-bell", hotel_bell()), ("voice-horn", bulb_horn()), ("voice-whistle", whistle()),
               ("voice-drum", drum_roll())]
    for name, samples in voices:
        kit.save(folder / f"{name}.wav", samples, kit.CALL)


if __name__ == "__main__":
    main()
