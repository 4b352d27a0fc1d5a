// Pictures of every place and typical table states at the sizes that we design for. Fails when a visible text is
// truncated, or lies outside its window without being in something that scrolls.
#include "gallery_states.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QTest>
#include <QTranslator>

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

struct Checker
{
    QRectF window;
    QStringList faults;

    void check(const QQuickItem *item, bool scrolls)
    {
        if (!item->isVisible() || item->opacity() < 0.05)
            return;
        if (item->clip())
            scrolls = true;
        if (item->inherits("QQuickText"))
            checkText(*item, scrolls);
        for (const QQuickItem *child : item->childItems())
            check(child, scrolls);
    }

    void checkText(const QQuickItem &text, bool scrolls)
    {
        const QString words = text.property("text").toString();
        if (words.isEmpty() || text.width() <= 0)
            return;
        if (text.property("truncated").toBool())
            faults << "truncated: " + words;
        const QSizeF painted(text.property("contentWidth").toReal(), text.property("contentHeight").toReal());
        if (scrolls || painted.isEmpty())
            return;
        QRectF box(0, 0, qMin(painted.width(), text.width()), qMin(painted.height(), text.height()));
        const int alignment = text.property("effectiveHorizontalAlignment").toInt();
        if (alignment & Qt::AlignHCenter)
            box.moveLeft((text.width() - box.width()) / 2);
        else if (alignment & Qt::AlignRight)
            box.moveLeft(text.width() - box.width());
        if (!window.adjusted(-1, -1, 1, 1).contains(text.mapRectToScene(box)))
            faults << "outside the window: " + words;
        if (painted.width() > text.width() + 2 && text.property("fontSizeMode").toInt() == 0)
            faults << "wider than its place: " + words;
    }
};

QSize sizeFrom(const QString &text)
{
    const QStringList parts = text.split('x');
    return parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
}

/// The faults of one picture.
QStringList take(const GalleryState &state, const QString &size, const QString &file, QTranslator *words)
{
    Driver driver({}, sizeFrom(size));
    if (words) { // now, for the app's own translator would come before it
        QCoreApplication::installTranslator(words);
        driver.application().engine().retranslate();
    }
    state.reach(driver);
    QTest::qWait(120);
    const QImage picture = driver.window().grabWindow();
    if (!file.isEmpty() && !picture.save(file))
        qFatal("Cannot write %s", qPrintable(file));
    Checker checker{QRectF({}, QSizeF(driver.window().size())), {}};
    checker.check(driver.window().contentItem(), false);
    return checker.faults + driver.application().problems();
}

} // namespace

int main(int argc, char **argv)
{
    Application::setNames();
    QGuiApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{"output", "Write the pictures into DIR; without it they are only checked.", "DIR"},
                       {"size", "Only this size (may be repeated).", "WIDTHxHEIGHT"},
                       {"state", "Only this state (may be repeated).", "NAME"},
                       {"longer", "With words about 40 % longer."}});
    parser.process(application);
    LongerWords longer;
    const QString folder = parser.value("output");
    if (!folder.isEmpty() && !QDir().mkpath(folder))
        qFatal("Cannot make the folder %s", qPrintable(folder));

    int pictures = 0;
    int faults = 0;
    for (const QString &size : parser.isSet("size") ? parser.values("size") : allSizes) {
        for (const GalleryState &state : galleryStates()) {
            if (parser.isSet("state") && !parser.values("state").contains(QLatin1String(state.name)))
                continue;
            const QString name = QStringLiteral("%1-%2%3.png").arg(QLatin1String(state.name), size,
                                                                   parser.isSet("longer") ? "-longer" : "");
            ++pictures;
            const QStringList found = take(state, size, folder.isEmpty() ? QString() : folder + '/' + name,
                                           parser.isSet("longer") ? &longer : nullptr);
            for (const QString &fault : found) {
                ++faults;
                std::printf("%s: %s\n", qPrintable(name), qPrintable(fault));
            }
        }
    }
    std::printf("%d pictures, %d faults\n", pictures, faults);
    return faults == 0 && pictures > 0 ? 0 : 1;
}
