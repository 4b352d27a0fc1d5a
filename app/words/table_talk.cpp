// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/words/table_talk.h"

#include <QCoreApplication>

#include <array>

namespace tableside::words {

namespace {

using Lines = std::array<std::array<const char *, 2>, 5>; // by occasion

// The lines of each character, in the order of Character.
constexpr std::array<Lines, 10> talk{{
    // owl
    {{{QT_TRANSLATE_NOOP("TableTalk", "Silence is golden. Usually."),
       QT_TRANSLATE_NOOP("TableTalk", "I heard it. The word you didn’t say.")},
      {QT_TRANSLATE_NOOP("TableTalk", "I was in the middle of a chapter."),
       QT_TRANSLATE_NOOP("TableTalk", "Noted. In very small print.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Oh, good. More to read."),
       QT_TRANSLATE_NOOP("TableTalk", "I’ll need a bigger bookshelf.")},
      {QT_TRANSLATE_NOOP("TableTalk", "The end. And a happy one, too."),
       QT_TRANSLATE_NOOP("TableTalk", "I guessed it on the first page.")},
      {QT_TRANSLATE_NOOP("TableTalk", "I was only missing the last page."), QT_TRANSLATE_NOOP("TableTalk", "To be continued.")}}},
    // fox
    {{{QT_TRANSLATE_NOOP("TableTalk", "Didn’t you want to say something?"),
       QT_TRANSLATE_NOOP("TableTalk", "Nice try. I invented that trick.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Just testing whether you’re awake."),
       QT_TRANSLATE_NOOP("TableTalk", "Not bad. Any foxes in your family?")},
      {QT_TRANSLATE_NOOP("TableTalk", "For me? You shouldn’t have."),
       QT_TRANSLATE_NOOP("TableTalk", "All part of my plan. Probably.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Who, me? I was only smiling."),
       QT_TRANSLATE_NOOP("TableTalk", "Stole it, fair and square.")},
      {QT_TRANSLATE_NOOP("TableTalk", "You’re almost as sly as I am."),
       QT_TRANSLATE_NOOP("TableTalk", "That was on purpose. Can’t you tell?")}}},
    // bear
    {{{QT_TRANSLATE_NOOP("TableTalk", "Even I noticed. Slowly, but still."),
       QT_TRANSLATE_NOOP("TableTalk", "I forget a lot after a long winter, too.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Wait. I was just getting to it."),
       QT_TRANSLATE_NOOP("TableTalk", "My mouth was full of honey.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Oof. Good thing I have big paws."),
       QT_TRANSLATE_NOOP("TableTalk", "There’s always room for a little more.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Slow and steady gets the honey."),
       QT_TRANSLATE_NOOP("TableTalk", "Over already? I just got comfy.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Almost. One nap too many."), QT_TRANSLATE_NOOP("TableTalk", "Well played. Bear hug?")}}},
    // hare
    {{{QT_TRANSLATE_NOOP("TableTalk", "Hey, hey! Forgetting is my thing!"),
       QT_TRANSLATE_NOOP("TableTalk", "Wait, I noticed something? Me? Ha!")},
      {QT_TRANSLATE_NOOP("TableTalk", "Oops! There was this cloud, and…"),
       QT_TRANSLATE_NOOP("TableTalk", "Too fast! My mouth got left behind!")},
      {QT_TRANSLATE_NOOP("TableTalk", "Whoa! Where did all that come from?"),
       QT_TRANSLATE_NOOP("TableTalk", "I’m laughing, so it doesn’t count!")},
      {QT_TRANSLATE_NOOP("TableTalk", "Did I win? I wasn’t even looking!"),
       QT_TRANSLATE_NOOP("TableTalk", "Hooray! Quick victory lap! Back soon!")},
      {QT_TRANSLATE_NOOP("TableTalk", "So close! My ears were already there!"),
       QT_TRANSLATE_NOOP("TableTalk", "Oh! Was that the finish line?")}}},
    // badger
    {{{QT_TRANSLATE_NOOP("TableTalk", "Order, please. A word is missing."),
       QT_TRANSLATE_NOOP("TableTalk", "Rules first, cookies later.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Correct. I’d have caught me, too."),
       QT_TRANSLATE_NOOP("TableTalk", "I’ll write myself a stern letter.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Very well. I’ll dig my way out."),
       QT_TRANSLATE_NOOP("TableTalk", "Perfectly allowed. Unfortunately.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Done. And everything put away neatly."),
       QT_TRANSLATE_NOOP("TableTalk", "Keep digging, and you’ll see daylight.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Missed by a whisker. I measured."),
       QT_TRANSLATE_NOOP("TableTalk", "Well done. Now, elbows off the table.")}}},
    // otter
    {{{QT_TRANSLATE_NOOP("TableTalk", "Ha! Make that face again!"), QT_TRANSLATE_NOOP("TableTalk", "Splish, splash, got you!")},
      {QT_TRANSLATE_NOOP("TableTalk", "Oh well. How does my face look?"),
       QT_TRANSLATE_NOOP("TableTalk", "I was floating on my back. Sorry!")},
      {QT_TRANSLATE_NOOP("TableTalk", "Hey, that’s usually my trick!"),
       QT_TRANSLATE_NOOP("TableTalk", "What a wave! I’m soaked.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Group photo! Everyone look amazed!"),
       QT_TRANSLATE_NOOP("TableTalk", "I won! Everybody down the slide!")},
      {QT_TRANSLATE_NOOP("TableTalk", "You should’ve seen my face just now!"),
       QT_TRANSLATE_NOOP("TableTalk", "Almost! Again, again, again!")}}},
    // heron
    {{{QT_TRANSLATE_NOOP("TableTalk", "I’ve been waiting. On one leg."),
       QT_TRANSLATE_NOOP("TableTalk", "Still water, sharp beak.")},
      {QT_TRANSLATE_NOOP("TableTalk", "I was being quiet. It’s a habit."),
       QT_TRANSLATE_NOOP("TableTalk", "My own reflection distracted me.")},
      {QT_TRANSLATE_NOOP("TableTalk", "A few ruffled feathers. Nothing more."),
       QT_TRANSLATE_NOOP("TableTalk", "I’ll wait. I’m good at that.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Wait, wait, wait… snap."), QT_TRANSLATE_NOOP("TableTalk", "Good. Now I’ll switch legs.")},
      {QT_TRANSLATE_NOOP("TableTalk", "The fish was that close."), QT_TRANSLATE_NOOP("TableTalk", "I waited. A bit too well.")}}},
    // hedgehog
    {{{QT_TRANSLATE_NOOP("TableTalk", "I checked three times. You forgot."),
       QT_TRANSLATE_NOOP("TableTalk", "Better safe than silent.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Oh no. And I had it on my list."),
       QT_TRANSLATE_NOOP("TableTalk", "Excuse me while I curl up.")},
      {QT_TRANSLATE_NOOP("TableTalk", "I knew I should’ve worn a helmet."),
       QT_TRANSLATE_NOOP("TableTalk", "Ouch! And I’m the one with spikes.")},
      {QT_TRANSLATE_NOOP("TableTalk", "A win? Let me double-check that."),
       QT_TRANSLATE_NOOP("TableTalk", "Look left, look right, win.")},
      {QT_TRANSLATE_NOOP("TableTalk", "A bit too careful, as usual."),
       QT_TRANSLATE_NOOP("TableTalk", "At least nobody got poked.")}}},
    // squirrel
    {{{QT_TRANSLATE_NOOP("TableTalk", "No time to explain: you forgot!"),
       QT_TRANSLATE_NOOP("TableTalk", "I never forget. Except my acorns.")},
      {QT_TRANSLATE_NOOP("TableTalk", "I was already three branches ahead."),
       QT_TRANSLATE_NOOP("TableTalk", "I stashed the word, but where?")},
      {QT_TRANSLATE_NOOP("TableTalk", "Supplies for winter? Thanks!"),
       QT_TRANSLATE_NOOP("TableTalk", "Where am I going to bury all this?")},
      {QT_TRANSLATE_NOOP("TableTalk", "Done! What’s next? What’s next?"),
       QT_TRANSLATE_NOOP("TableTalk", "Acorns for everyone! Well, almost.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Blink and it’s over! I blinked."),
       QT_TRANSLATE_NOOP("TableTalk", "I saved the best a bit too long.")}}},
    // frog
    {{{QT_TRANSLATE_NOOP("TableTalk", "You thought I was asleep, right?"),
       QT_TRANSLATE_NOOP("TableTalk", "Ribbit. That’s Frog for “gotcha.”")},
      {QT_TRANSLATE_NOOP("TableTalk", "Huh? Oh. Was that just now?"),
       QT_TRANSLATE_NOOP("TableTalk", "I had a frog in my throat.")},
      {QT_TRANSLATE_NOOP("TableTalk", "I felt something. Is it raining?"),
       QT_TRANSLATE_NOOP("TableTalk", "My lily pad is getting crowded.")},
      {QT_TRANSLATE_NOOP("TableTalk", "Did I win in my sleep?"),
       QT_TRANSLATE_NOOP("TableTalk", "That calls for a fly. A big one.")},
      {QT_TRANSLATE_NOOP("TableTalk", "I was about to jump. Really."),
       QT_TRANSLATE_NOOP("TableTalk", "Oh well. Back to not moving.")}}},
}};

} // namespace

QString tableTalk(Character character, TalkOccasion occasion, int variant)
{
    const auto &lines = talk[static_cast<std::size_t>(character)][static_cast<std::size_t>(occasion)];
    return QCoreApplication::translate("TableTalk", lines[static_cast<std::size_t>(variant & 1)]);
}

QString talkSentence(const QString &name, const QString &line)
{
    //: Spoken by screen readers. %1 a player, %2 what the player says, with its punctuation
    return QCoreApplication::translate("SpokenTalk", "%1 says: %2").arg(name, line);
}

} // namespace tableside::words
