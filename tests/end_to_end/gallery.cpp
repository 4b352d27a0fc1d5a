// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The gallery: shows every page and typical table states at the sizes that the app is designed for, and checks what the
// window shows. Saves pictures on request. Fails if there are faults.
#include "gallery_checks.h"
#include "gallery_names.h"
#include "key_walk.h"

#include "gallery_states.h"
#include "look.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QMetaMethod>
#include <QMetaProperty>
#include <QSet>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <optional>
#include <utility>

using namespace tableside;
using namespace tableside::test;

namespace {

const QStringList allSizes{"1024x768", "1280x800", "768x1024", "1920x1080", "360x740"};

/// A translator that doubles every vowel of the English texts. They become about 40 % longer, as in German or Finnish.
class LongerWords : public QTranslator
{
public:
    QString translate(const char *, const char *source, const char *, int n) const override
    {
        QString longer;
        bool inTag = false;
        for (const QChar letter : QString::fromUtf8(source)) {
            inTag = letter == u'<' || (inTag && letter != u'>');
            longer += letter;
            if (!inTag && QStringView(u"aeiou").contains(letter))
                longer += letter;
        }
        return n >= 0 ? longer.replace(QLatin1String("(s)"), QLatin1String("s")) : longer;
    }
    bool isEmpty() const override { return false; }
};

/// Returns whether the state's name begins with one of \p names, or \p names is empty.
bool isWanted(const GalleryState &state, const QStringList &names)
{
    return names.isEmpty() || std::any_of(names.begin(), names.end(), [&](const QString &name) {
        return QLatin1String(state.name).startsWith(name);
    });
}

/// Emits the notify signals of \p object and of the objects that its properties refer to, and dataChanged() of models, so that
/// the window reads all texts again. The app does not do so itself, because the language is changed on the Settings page and
/// every other page is created again afterwards. \p told has the objects that are already done.
void retranslate(QObject &object, QSet<QObject *> &told)
{
    if (told.contains(&object))
        return;
    told.insert(&object);
    const QMetaObject &type = *object.metaObject();
    QSet<int> changes;
    for (int index = 0; index < type.propertyCount(); ++index) {
        const QMetaProperty property = type.property(index);
        if (property.metaType().flags() & QMetaType::PointerToQObject) {
            if (QObject *value = property.read(&object).value<QObject *>())
                retranslate(*value, told);
        } else if (property.hasNotifySignal()) {
            changes.insert(property.notifySignalIndex());
        }
    }
    for (const int change : std::as_const(changes)) {
        if (type.method(change).parameterCount() == 0)
            type.method(change).invoke(&object);
    }
    auto *const model = qobject_cast<QAbstractItemModel *>(&object);
    if (model && model->rowCount() > 0)
        emit model->dataChanged(model->index(0, 0), model->index(model->rowCount() - 1, 0));
}

/// Reaches states and checks what the window shows. Saves pictures if it has a folder.
class Gallery
{
public:
    Gallery(const QString &folder, bool hasHostileNames) : m_folder(folder), m_hasHostileNames(hasHostileNames) {}

    /// Reaches the state in the first look. Then gives the same window each of the looks, as a person may do at any time, and
    /// checks the window in each look.
    void show(const GalleryState &state, const QList<Look> &looks);

    /// Checks the tips and the focus in the state, and presses those of its controls that were not pressed in an earlier state.
    void walkByKeys(const GalleryState &state);

    int pictures() const { return m_pictures; }
    int faults() const { return m_faults; }

private:
    void turnInto(const Look &look, Driver &driver);
    QStringList faultsOf(const GalleryState &state, const Look &look, Driver &driver) const;

    QString m_folder;
    bool m_hasHostileNames;
    LongerWords m_longerWords;
    QSet<QString> m_pressed;
    int m_pictures = 0;
    int m_faults = 0;
};

void Gallery::walkByKeys(const GalleryState &state)
{
    qSetMessagePattern(QLatin1String(state.name) + QStringLiteral(": %{message}"));
    QStringList faults;
    {
        Driver driver({}, {1024, 768}, false, blankPaper());
        state.reach(driver);
        driver.waitForFrames();
        faults = tipFaults(driver.window(), [&] { driver.waitForFrames(); });
        faults += focusFaults(driver);
    }
    faults += pressFaults(state, m_pressed);
    ++m_pictures;
    m_faults += static_cast<int>(faults.size());
    for (const QString &fault : std::as_const(faults))
        std::printf("%s: %s\n", state.name, qPrintable(fault));
}

/// Installs the translator for longer words after the language is set, because the translator that is installed last has
/// precedence.
void Gallery::turnInto(const Look &look, Driver &driver)
{
    QCoreApplication::removeTranslator(&m_longerWords);
    AppSettings &settings = driver.application().settings();
    const bool othersWords = settings.language() != look.language || look.longerWords;
    settings.setLanguage(look.language);
    settings.setTextScale(look.textScale);
    settings.setLeftHanded(look.leftHanded);
    if (look.longerWords) {
        QCoreApplication::installTranslator(&m_longerWords);
        driver.application().engine().retranslate();
    }
    if (othersWords) {
        QSet<QObject *> told{&settings};
        if (driver.navigator().page() != Navigator::Rules)
            told.insert(&driver.rules()); // reading the properties of this object would load all the rules
        for (QObject *object : {static_cast<QObject *>(&driver.tableController()), static_cast<QObject *>(&driver.scores()),
                                static_cast<QObject *>(&driver.application().callBooth()),
                                static_cast<QObject *>(&driver.application().phones()),
                                static_cast<QObject *>(&driver.rules())})
            retranslate(*object, told);
    }
    if (driver.window().size() != sizeFrom(look.size))
        driver.window().resize(sizeFrom(look.size));
}

void Gallery::show(const GalleryState &state, const QList<Look> &looks)
{
    // If a state is never reached, the driver aborts the program. Its message then names the state.
    qSetMessagePattern(QLatin1String(state.name) + QStringLiteral(": %{message}"));
    Driver driver({}, sizeFrom(looks.first().size), false, blankPaper());
    turnInto(looks.first(), driver);
    state.reach(driver);
    qsizetype toldProblems = 0;
    for (const Look &look : looks) {
        turnInto(look, driver);
        ++m_pictures;
        const QStringList faults = faultsOf(state, look, driver) + driver.application().problems().mid(toldProblems);
        toldProblems = driver.application().problems().size();
        for (const QString &fault : faults) {
            ++m_faults;
            std::printf("%s: %s\n", qPrintable(look.fileName(state.name)), qPrintable(fault));
        }
    }
    QCoreApplication::removeTranslator(&m_longerWords);
}

/// Returns the faults that remain after several frames, because a new page needs some for its layout. Saves the picture if
/// there is a folder.
QStringList Gallery::faultsOf(const GalleryState &state, const Look &look, Driver &driver) const
{
    const auto faults = [&] {
        QQuickWindow &window = driver.window();
        return textFaults(window) + buttonFaults(window) + smallTexts(window, look.textScale) + controlFaults(window) + toastFaults(window)
            + nameFaults(window) + (m_hasHostileNames ? brokenTexts(driver) : QStringList());
    };
    for (int tries = 0; tries < 5 && m_folder.isEmpty(); ++tries) {
        driver.waitForFrames();
        if (faults().isEmpty())
            return {};
    }
    QTest::qWait(120);
    if (!m_folder.isEmpty() && !driver.window().grabWindow().save(m_folder + '/' + look.fileName(state.name)))
        qFatal("Cannot write %s", qPrintable(look.fileName(state.name)));
    return faults();
}

/// Returns whether the state at \p index of \p count is in \p part, such as "2/4". The states are dealt out to the parts in
/// turn. With \p neighbors, each part is a run of states instead, which share many controls.
bool isInPart(qsizetype index, qsizetype count, const QString &part, bool neighbors)
{
    const QStringList numbers = part.split('/');
    const qsizetype parts = numbers.value(1).toInt();
    return (neighbors ? index * parts / count : index % parts) + 1 == numbers.value(0).toInt();
}

QList<Look> looksFrom(const QCommandLineParser &parser)
{
    QList<Look> looks;
    for (const QString &look : parser.values("look"))
        looks.append(lookFrom(look));
    if (!looks.isEmpty())
        return looks;
    QStringList sizes = parser.isSet("size") ? parser.values("size") : allSizes;
    for (const QString &language : parser.values("language")) {
        for (const QString &size : std::as_const(sizes))
            looks.append({language, size, false, parser.value("text-scale").toDouble()});
        std::reverse(sizes.begin(), sizes.end()); // so that the size stays the same when the language changes
    }
    return looks;
}

constexpr int lowestToBegin = 560;

/// Returns \p count of the looks, beginning with another look for each \p index, but not with that of a low window. Returns all
/// looks if the environment variable TABLESIDE_TEST_ALL is "whole".
QList<Look> looksOf(qsizetype index, QList<Look> looks, qsizetype count)
{
    std::rotate(looks.begin(), looks.begin() + index % looks.size(), looks.end());
    // In a low window, some states can only be reached by scrolling lists, which the tests don't do.
    const auto isHigh = [](const Look &look) { return sizeFrom(look.size).height() >= lowestToBegin; };
    std::rotate(looks.begin(), std::find_if(looks.begin(), looks.end(), isHigh), looks.end());
    return qEnvironmentVariable("TABLESIDE_TEST_ALL") == QLatin1String("whole") ? looks : looks.first(qMin(count, looks.size()));
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    QApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{"output", "Write the pictures into DIR; without it they are only checked.", "DIR"},
                       {"size", "Only this size (may be repeated).", "WIDTHxHEIGHT"},
                       {"state", "Only states whose names begin so (may be repeated).", "NAME"},
                       {"part", "Only the Nth of M parts of the states.", "N/M", "1/1"},
                       {"language", "In the language CODE (may be repeated).", "CODE", "en"},
                       {"look", "In this language, text size, and window instead, such as de:1.3:320x560; the language \"longer\" is "
                                "English with words about 40 % longer (may be repeated).", "LOOK"},
                       {"text-scale", "With text FACTOR times as large, 1 to 1.3.", "FACTOR", "1"},
                       {"names", "With names that could break a text: placeholders, emoji, markup, wide letters."},
                       {"each", "Reach each state once and turn its window through COUNT of the looks, beginning with another look "
                                "for each state (all looks where TABLESIDE_TEST_ALL is \"whole\").", "COUNT"},
                       {"keys", "Walk each state by keys and press its controls by Enter and Space, instead of looking at it."}});
    parser.process(application);
    const QString folder = parser.value("output");
    if (!folder.isEmpty() && !QDir().mkpath(folder))
        qFatal("Cannot make the folder %s", qPrintable(folder));
    const QList<Look> looks = looksFrom(parser);
    std::optional<HostileNames> names;
    if (parser.isSet("names"))
        QCoreApplication::installTranslator(&names.emplace());
    Gallery gallery(folder, parser.isSet("names"));
    const bool byKeys = parser.isSet("keys");
    const std::vector<GalleryState> &states = galleryStates();
    qsizetype index = 0;
    for (const GalleryState &state : states) {
        if (!isInPart(index++, std::ssize(states), parser.value("part"), byKeys) || !isWanted(state, parser.values("state")))
            continue;
        if (byKeys) {
            gallery.walkByKeys(state);
        } else if (parser.isSet("each")) {
            gallery.show(state, looksOf(index, looks, parser.value("each").toInt()));
        } else {
            for (const Look &look : looks)
                gallery.show(state, {look});
        }
    }
    std::printf("%d pictures, %d faults\n", gallery.pictures(), gallery.faults());
    return gallery.faults() == 0 && gallery.pictures() > 0 ? 0 : 1;
}
