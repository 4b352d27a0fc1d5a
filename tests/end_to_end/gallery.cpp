// Pictures of every place and typical table states at the sizes that we design for. Fails when something is wrong with
// what they show.
#include "gallery_checks.h"
#include "gallery_states.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <cstdio>

using namespace tableside;
using namespace tableside::test;

namespace {

const QStringList allSizes{"1024x768", "1280x800", "768x1024", "1920x1080", "360x740"};

/// English with every vowel doubled, about 40 % longer: what German and Finnish will ask of the layout.
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

QSize sizeFrom(const QString &text)
{
    const QStringList parts = text.split('x');
    return parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
}

/// Nothing named: all are.
bool isWanted(const GalleryState &state, const QStringList &names)
{
    return names.isEmpty() || std::any_of(names.begin(), names.end(), [&](const QString &name) {
        return QLatin1String(state.name).startsWith(name);
    });
}

/// What all pictures of one run have in common.
struct Run
{
    QStringList sizes;
    QTranslator *words;  ///< Instead of a language's; may be null.
    QString folder;      ///< Empty: nothing is written.
    double textScale;
    QString nameEnd;     ///< Of the files, behind the size.
    int pictures = 0;
    int faults = 0;

    void take(const GalleryState &state, const QString &language);

private:
    QStringList takeOne(Driver &driver, const QString &name) const;
};

void Run::take(const GalleryState &state, const QString &language)
{
    for (const QString &size : sizes) {
        Driver driver({}, sizeFrom(size));
        driver.application().settings().setLanguage(language);
        driver.application().settings().setTextScale(textScale);
        if (words) { // now, for the app's own translator would come before it
            QCoreApplication::installTranslator(words);
            driver.application().engine().retranslate();
        }
        state.reach(driver);
        const QString name = QStringLiteral("%1-%2%3.png").arg(QLatin1String(state.name), size, nameEnd);
        ++pictures;
        for (const QString &fault : takeOne(driver, name)) {
            ++faults;
            std::printf("%s: %s\n", qPrintable(name), qPrintable(fault));
        }
    }
}

/// The faults of one picture.
QStringList Run::takeOne(Driver &driver, const QString &name) const
{
    QTest::qWait(120);
    const QImage picture = driver.window().grabWindow();
    if (!folder.isEmpty() && !picture.save(folder + '/' + name))
        qFatal("Cannot write %s", qPrintable(name));
    return textFaults(driver.window()) + nameFaults(driver.window()) + driver.application().problems();
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
                       {"language", "In the language CODE (may be repeated); without it in English.", "CODE"},
                       {"longer", "With words about 40 % longer."},
                       {"text-scale", "With text FACTOR times as large, 1 to 1.3.", "FACTOR", "1"}});
    parser.process(application);
    LongerWords longer;
    Run run{parser.isSet("size") ? parser.values("size") : allSizes, parser.isSet("longer") ? &longer : nullptr,
            parser.value("output"), parser.value("text-scale").toDouble(), {}};
    if (!run.folder.isEmpty() && !QDir().mkpath(run.folder))
        qFatal("Cannot make the folder %s", qPrintable(run.folder));
    for (const QString &language : parser.isSet("language") ? parser.values("language") : QStringList{"en"}) {
        run.nameEnd = (parser.isSet("language") ? '-' + language : QString()) + (run.words ? "-longer" : "");
        for (const GalleryState &state : galleryStates()) {
            if (isWanted(state, parser.values("state")))
                run.take(state, language);
        }
    }
    std::printf("%d pictures, %d faults\n", run.pictures, run.faults);
    return run.faults == 0 && run.pictures > 0 ? 0 : 1;
}
