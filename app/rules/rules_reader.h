// The rules as QML reads them: where one is, in which languages, how one got there, and the search.
#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include "app/platform/save_place.h"
#include "app/rules/read_aloud.h"
#include "app/rules/rules_index_models.h"
#include "app/rules/rules_page.h"
#include "app/rules/rules_paper.h"
#include "app/text/page_notice.h"
#include "app/view/option.h"

#include <memory>

namespace tableside {

class AppSettings;

class RulesReader : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    Q_PROPERTY(tableside::RulesPage *page READ page CONSTANT FINAL)
    /// The same section in the second language; empty without one, or where that does not have it.
    Q_PROPERTY(tableside::RulesPage *secondPage READ secondPage CONSTANT FINAL)
    Q_PROPERTY(tableside::RulesContents *contents READ contents CONSTANT FINAL)
    Q_PROPERTY(tableside::RulesResults *results READ results CONSTANT FINAL)
    Q_PROPERTY(tableside::ReadAloud *aloud READ aloud CONSTANT FINAL)

    /// {value, name} of each language that the rules are told in.
    Q_PROPERTY(QList<tableside::Option> languages READ languages CONSTANT FINAL)
    /// That of the interface, and with it from then on, unless another one is set.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    /// Empty for none.
    Q_PROPERTY(QString secondLanguage READ secondLanguage WRITE setSecondLanguage NOTIFY languageChanged FINAL)

    /// "dos" or "uno"
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY moved FINAL)
    Q_PROPERTY(QString sectionId READ sectionId NOTIFY moved FINAL)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY moved FINAL)
    /// Titles of the neighbours; empty at the ends.
    Q_PROPERTY(QString previousTitle READ previousTitle NOTIFY moved FINAL)
    Q_PROPERTY(QString nextTitle READ nextTitle NOTIFY moved FINAL)

    Q_PROPERTY(bool canPrint READ canPrint CONSTANT FINAL)
    Q_PROPERTY(bool canSavePdf READ canSavePdf CONSTANT FINAL)
    /// What came of saving.
    Q_PROPERTY(tableside::PageNotice *notice READ notice CONSTANT FINAL)
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged FINAL)
    /// A list is to be seen instead of the page: what was found, or the disputed cases.
    Q_PROPERTY(bool listing READ isListing NOTIFY queryChanged FINAL)

public:
    /// The first two outlive the reader. The texts are read when they are first asked for.
    RulesReader(AppSettings &settings, Voice &voice, const RulesPaper &paper = {}, QObject *parent = nullptr);
    ~RulesReader() override;

    const rules::RulesLibrary &library();
    RulesPage *page();
    RulesPage *secondPage();
    RulesContents *contents();
    RulesResults *results();
    ReadAloud *aloud() { return &m_aloud; }

    QList<Option> languages();
    QString language();
    void setLanguage(const QString &language);
    QString secondLanguage();
    void setSecondLanguage(const QString &language);

    QString game() const { return m_sectionId.section(u'/', 0, 0); }
    /// Opens the first section of another game.
    void setGame(const QString &game);
    QString sectionId() const { return m_sectionId; }
    bool canGoBack() const { return !m_history.isEmpty(); }
    QString previousTitle();
    QString nextTitle();

    bool canPrint() const { return static_cast<bool>(m_paper.preview); }
    bool canSavePdf() const { return static_cast<bool>(m_paper.savePdf); }
    PageNotice *notice() { return &m_notice; }
    void setFileDesk(const FileDesk &desk);
    QString query() const { return m_query; }
    void setQuery(const QString &query);
    bool isListing() const { return !m_query.trimmed().isEmpty() || m_listsDisputed; }

    /// A section, an example, or the section that tells a rule of the engine ("DOS-TURN-2"); nothing happens when there
    /// is no such thing.
    Q_INVOKABLE void open(const QString &id);
    /// The first section of the game's chapter of this kind: "quick", "settle", "sheets".
    Q_INVOKABLE void openChapter(const QString &kind);
    /// Lists the disputed cases of the game; open() ends it, and so does closeList().
    Q_INVOKABLE void listDisputed();
    Q_INVOKABLE void closeList();
    Q_INVOKABLE void next();
    Q_INVOKABLE void previous();
    /// To the section before, or to the list that this one was chosen from.
    Q_INVOKABLE void back();
    /// How far down the page one is, as a part of its height: the view tells, and is told on the way back.
    Q_INVOKABLE void setPlace(qreal place) { m_place = place; }
    /// Leaves the way back behind, for when the reader is opened anew.
    Q_INVOKABLE void forget();
    /// Whether a voice can read the page; the first call may take a moment.
    Q_INVOKABLE bool canReadAloud();
    Q_INVOKABLE void readAloud();
    /// A preview of the game's quick card or of all of its rules, and from there to the printer.
    Q_INVOKABLE void print(bool quickCard);
    /// The same, to a place that the person chooses.
    Q_INVOKABLE void savePdf(bool quickCard);

signals:
    void languageChanged();
    void moved();
    void queryChanged();
    /// One is back on a page that one had read so far: at once, or when the list over it is closed.
    void returned(qreal place);
    /// An example was asked for.
    void exampleShown(const QString &id);

private:
    struct Shelf;
    /// Where one was: at a section, or at a list over it.
    struct Stop
    {
        QString sectionId;
        QString query;
        bool listsDisputed = false;
        qreal place = 0;
    };

    Shelf &shelf();
    void show(const QString &sectionId);
    void goToTop();
    void returnFromList();
    /// In which a section is shown: the reader's, unless it stands in another one only.
    QString languageOf(const QString &sectionId);
    void changeLanguage();
    void changeSecondLanguage();
    void showSecondPage();
    void stepTogether();
    void showPages();
    void showList();

    AppSettings &m_settings;
    ReadAloud m_aloud;
    RulesPaper m_paper;
    SavePlace m_savePlace;
    PageNotice m_notice;
    std::unique_ptr<Shelf> m_shelf;
    QString m_sectionId = QStringLiteral("dos/goal");
    qreal m_place = 0;
    QList<Stop> m_history;
    QString m_query;
    bool m_listsDisputed = false;
    bool m_returnsFromList = false; ///< To m_place, which the view does not know.
};

} // namespace tableside
