// The rules reader for QML: the current section, the languages, the history, and the search.
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
    /// The same section in the second language; empty if no second language is set or that language does not have the section.
    Q_PROPERTY(tableside::RulesPage *secondPage READ secondPage CONSTANT FINAL)
    Q_PROPERTY(tableside::RulesContents *contents READ contents CONSTANT FINAL)
    Q_PROPERTY(tableside::RulesResults *results READ results CONSTANT FINAL)
    Q_PROPERTY(tableside::ReadAloud *aloud READ aloud CONSTANT FINAL)

    /// {value, name} of each language in which the rules exist.
    Q_PROPERTY(QList<tableside::Option> languages READ languages CONSTANT FINAL)
    /// The language of the page: that of the interface, also when that changes, unless another one was set.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    /// The language of the second page; empty for none.
    Q_PROPERTY(QString secondLanguage READ secondLanguage WRITE setSecondLanguage NOTIFY languageChanged FINAL)

    /// "dos" or "uno".
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY moved FINAL)
    Q_PROPERTY(QString sectionId READ sectionId NOTIFY moved FINAL)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY moved FINAL)
    /// The titles of the previous and the next section; empty at the ends.
    Q_PROPERTY(QString previousTitle READ previousTitle NOTIFY moved FINAL)
    Q_PROPERTY(QString nextTitle READ nextTitle NOTIFY moved FINAL)

    Q_PROPERTY(bool canPrint READ canPrint CONSTANT FINAL)
    Q_PROPERTY(bool canSavePdf READ canSavePdf CONSTANT FINAL)
    /// The result of saving.
    Q_PROPERTY(tableside::PageNotice *notice READ notice CONSTANT FINAL)
    Q_PROPERTY(QString query READ query WRITE setQuery NOTIFY queryChanged FINAL)
    /// Whether a list is shown instead of the page: the search results, or the disputed cases.
    Q_PROPERTY(bool listing READ isListing NOTIFY queryChanged FINAL)

public:
    /// `settings` and `voice` must outlive the reader. The texts are read when they are first needed.
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
    /// Sets the game and opens its first section.
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

    /// Opens a section, an example, or the section that states a rule of the engine ("DOS-TURN-2"). Does nothing if the id is
    /// unknown.
    Q_INVOKABLE void open(const QString &id);
    /// Opens the first section of the game's chapter of this kind: "quick", "settle", "sheets".
    Q_INVOKABLE void openChapter(const QString &kind);
    /// Lists the disputed cases of the game; open() or closeList() closes the list.
    Q_INVOKABLE void listDisputed();
    Q_INVOKABLE void closeList();
    Q_INVOKABLE void next();
    Q_INVOKABLE void previous();
    /// Returns to the section before, or to the list from which this one was chosen.
    Q_INVOKABLE void back();
    /// Saves the scroll position as a part of the page's height, 0 to 1; returned() restores it.
    Q_INVOKABLE void setPlace(qreal place) { m_place = place; }
    /// Clears the history, for when the reader is opened anew.
    Q_INVOKABLE void forget();
    /// Returns whether a voice can read the page. The first call may take a moment.
    Q_INVOKABLE bool canReadAloud();
    Q_INVOKABLE void readAloud();
    /// Opens a preview of the game's quick card or of all its rules, from which they can be printed.
    Q_INVOKABLE void print(bool quickCard);
    /// Saves the quick card or all rules as PDF, at a path that the person chooses.
    Q_INVOKABLE void savePdf(bool quickCard);

signals:
    void languageChanged();
    void moved();
    void queryChanged();
    /// Emitted when an earlier page is shown again, so that the view restores its scroll position: at once, or when the list over
    /// the page is closed.
    void returned(qreal place);
    /// Emitted when an example was requested.
    void exampleShown(const QString &id);

private:
    struct Shelf;
    /// An entry of the history: a section, or a list over it.
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
    /// Returns the language in which a section is shown: the reader's, or another one if the section exists only there.
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
    bool m_returnsFromList = false; ///< Whether closing the list must restore the scroll position m_place.
};

} // namespace tableside
