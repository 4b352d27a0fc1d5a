#include "play/player_words.h"

#include <QCoreApplication>
#include <QVariantMap>

namespace tableside::words {

namespace {

struct Tr
{
    Q_DECLARE_TR_FUNCTIONS(Players)
};

} // namespace

QString characterName(Character character)
{
    switch (character) {
    //: Names of computer players; short first names that are at home in the language, different from each other
    case Character::owl: return Tr::tr("Ada");
    case Character::fox: return Tr::tr("Felix");
    case Character::bear: return Tr::tr("Bruno");
    case Character::hare: return Tr::tr("Nina");
    case Character::badger: return Tr::tr("Greta");
    case Character::otter: return Tr::tr("Otto");
    case Character::heron: return Tr::tr("Vera");
    case Character::hedgehog: return Tr::tr("Hugo");
    case Character::squirrel: return Tr::tr("Milla");
    case Character::frog: return Tr::tr("Paul");
    }
    return {};
}

QString characterAnimal(Character character)
{
    switch (character) {
    //: The animal on a portrait
    case Character::owl: return Tr::tr("owl");
    case Character::fox: return Tr::tr("fox");
    case Character::bear: return Tr::tr("bear");
    case Character::hare: return Tr::tr("hare");
    case Character::badger: return Tr::tr("badger");
    case Character::otter: return Tr::tr("otter");
    case Character::heron: return Tr::tr("heron");
    case Character::hedgehog: return Tr::tr("hedgehog");
    case Character::squirrel: return Tr::tr("squirrel");
    case Character::frog: return Tr::tr("frog");
    }
    return {};
}

QString characterLine(Character character)
{
    switch (character) {
    //: How a computer player plays, in one warm line under the name: Ada, an owl
    case Character::owl: return Tr::tr("Keeps an eye on everybody. Better not forget to call.");
    //: Felix, a fox
    case Character::fox: return Tr::tr("Calls like lightning and catches faster.");
    //: Bruno, a bear; hoards wild cards
    case Character::bear: return Tr::tr("In no hurry. Keeps wild cards like honey.");
    //: Nina, a hare
    case Character::hare: return Tr::tr("Forgets to call, and laughs about it.");
    //: Greta, a badger; gets rid of cards whenever she can
    case Character::badger: return Tr::tr("Clears the hand, steadily. Hardly ever forgets to call.");
    //: Otto, an otter; loves double matches (DOS) and Wild Draw Fours (UNO)
    case Character::otter: return Tr::tr("Loves to make you draw, and your face when you do.");
    //: Vera, a heron; holds cards back
    case Character::heron: return Tr::tr("Stands still for ages, then plays the big turn.");
    //: Hugo, a hedgehog; plays for safety
    case Character::hedgehog: return Tr::tr("Plays it safe: expensive cards never stay long.");
    //: Milla, a squirrel; keeps wild cards, quick
    case Character::squirrel: return Tr::tr("Always in a hurry, and always has something put by.");
    //: Paul, a frog; slow to notice, never moves
    case Character::frog: return Tr::tr("Sits very still. You might think he is asleep.");
    }
    return {};
}

QString levelName(Level level)
{
    switch (level) {
    //: How well a computer player plays
    case Level::easy: return Tr::tr("Easy");
    case Level::medium: return Tr::tr("Medium");
    case Level::hard: return Tr::tr("Hard");
    case Level::random:
    case Level::greedy:
    case Level::keeper: break; // not offered to people
    }
    return {};
}

QString levelLine(Level level)
{
    switch (level) {
    case Level::easy: return Tr::tr("Overlooks some plays and often forgets to call. Good to learn with.");
    case Level::medium: return Tr::tr("Thinks about the whole turn, sometimes forgets to call.");
    case Level::hard: return Tr::tr("Watches every card and plans ahead. Try to beat this one!");
    case Level::random:
    case Level::greedy:
    case Level::keeper: break;
    }
    return {};
}

QVariantList characters()
{
    QVariantList list;
    for (const Character character : all_characters) {
        const std::string_view key = character_name(character);
        list << QVariantMap{{"key", QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()))},
                            {"name", characterName(character)},
                            {"animal", characterAnimal(character)},
                            {"line", characterLine(character)}};
    }
    return list;
}

QVariantList levels(const std::vector<Level> &offered)
{
    QVariantList list;
    for (const Level level : offered) {
        const std::string_view key = level_name(level);
        list << QVariantMap{{"key", QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()))},
                            {"name", levelName(level)},
                            {"description", levelLine(level)}};
    }
    return list;
}

} // namespace tableside::words
