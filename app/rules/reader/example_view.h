// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A worked example of the rules, through which the reader moves step by step: provides the text and the table of the current
// step. All texts are in the language of the rules page, which may differ from that of the interface.
#pragma once

#include "app/rules/text/example_scenes.h"
#include "app/rules/text/passage.h"
#include "app/ui/rows_model.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include <memory>

class QTranslator;

namespace tableside {

/// Translates texts into a given language, because the rules may be shown in another language than the interface. Copies are
/// cheap.
class LanguageWords
{
public:
    /// \p language is a code such as "de". Texts without a translation are returned in English.
    explicit LanguageWords(const QString &language);

    /// Returns the translation of a text that is marked with QT_TRANSLATE_NOOP or QT_TRANSLATE_N_NOOP. \p count replaces "%n"
    /// and selects the plural form, unless it is negative.
    QString text(const char *context, const char *source, int count = -1) const;

private:
    std::shared_ptr<QTranslator> m_translator;
};

/// An opponent of the reader in a worked example of the rules. The opponent's cards are face down, so only their number is shown.
struct ExampleSeat
{
    Q_GADGET
    /// The player's name and number of cards, such as "Mia: 4 cards".
    Q_PROPERTY(QString words MEMBER words FINAL)
    Q_PROPERTY(int cardCount MEMBER cardCount FINAL)
    Q_PROPERTY(bool isTurn MEMBER isTurn FINAL)

public:
    QString words;
    int cardCount = 0;
    bool isTurn = false;
};

/// A card of the Center Row, with the cards that were played on it.
struct ExampleRowCard
{
    Q_GADGET
    Q_PROPERTY(QString card MEMBER card FINAL)
    Q_PROPERTY(QStringList played MEMBER played FINAL)

public:
    QString card;
    QStringList played;
};

class ExampleView : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a page of the rules")

    /// The id of the example, such as "dos/example/caught".
    Q_PROPERTY(QString exampleId READ id CONSTANT FINAL)
    Q_PROPERTY(QString title READ title CONSTANT FINAL)
    /// The word "Example:" and the title, in the page's language.
    Q_PROPERTY(QString heading READ heading CONSTANT FINAL)
    Q_PROPERTY(int stepCount READ stepCount CONSTANT FINAL)
    /// The index of the current step; 0 is the initial position.
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY stepChanged FINAL)
    Q_PROPERTY(QString stepName READ stepName NOTIFY stepChanged FINAL)
    /// The text of the button that shows the previous step. The property `nextWords` is the text of the other button, which
    /// shows the next step or, at the last step, the beginning.
    Q_PROPERTY(QString previousWords READ previousWords CONSTANT FINAL)
    Q_PROPERTY(QString nextWords READ nextWords NOTIFY stepChanged FINAL)
    /// The accessible name of the sign that marks an action against the rules.
    Q_PROPERTY(QString refusedWords READ refusedWords CONSTANT FINAL)
    Q_PROPERTY(tableside::Passage passage READ passage NOTIFY stepChanged FINAL)
    /// Whether the rules refuse the action of the current step.
    Q_PROPERTY(bool refused READ isRefused NOTIFY stepChanged FINAL)
    Q_PROPERTY(QStringList hand READ hand NOTIFY stepChanged FINAL)
    Q_PROPERTY(tableside::RowsModelBase *others READ others CONSTANT FINAL)
    /// The Center Row of DOS; empty in UNO.
    Q_PROPERTY(tableside::RowsModelBase *row READ row CONSTANT FINAL)
    Q_PROPERTY(QString top READ top NOTIFY stepChanged FINAL)
    Q_PROPERTY(QString colorCode READ colorCode NOTIFY stepChanged FINAL)

public:
    /// `steps` are the texts of the position and of each step. `players` are the names by seat, beginning with the reader's.
    /// `words` translates to the page's language.
    ExampleView(const rules::WorkedExample &data, const QString &title, const QList<Passage> &steps, const QStringList &players,
                const LanguageWords &words, QObject *parent = nullptr);

    QString id() const { return m_id; }
    QString title() const { return m_title; }
    QString heading() const;
    QString stepName() const;
    QString previousWords() const;
    QString nextWords() const;
    QString refusedWords() const;
    int stepCount() const { return static_cast<int>(m_steps.size()) - 1; }
    int step() const { return m_step; }
    void setStep(int step);
    Passage passage() const { return m_steps.value(m_step); }
    bool isRefused() const { return m_step > 0 && m_refused.value(m_step - 1); }
    QStringList hand() const { return scene().hand; }
    RowsModel<ExampleSeat> *others() { return &m_others; }
    RowsModel<ExampleRowCard> *row() { return &m_row; }
    QString top() const { return scene().top; }
    QString colorCode() const { return scene().colorCode; }

    /// Shows the step whose text contains the sentence with this number in the section. Does nothing if there is no such step.
    void showSentence(int sentence);

signals:
    void stepChanged();

private:
    rules::Scene scene() const { return m_scenes.value(qMin(m_step, static_cast<int>(m_scenes.size()) - 1)); }
    void showScene();

    QString m_id;
    QString m_title;
    QStringList m_players;
    LanguageWords m_words;
    QList<Passage> m_steps;
    QList<bool> m_refused;
    QList<rules::Scene> m_scenes;
    RowsModel<ExampleSeat> m_others;
    RowsModel<ExampleRowCard> m_row;
    int m_step = 0;
};

} // namespace tableside
