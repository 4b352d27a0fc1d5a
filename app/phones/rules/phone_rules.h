// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules on phones: answers what the page of a phone asks for (`ask` in PROTOCOL.md) with the texts and the search of the
// rules reader, without moving the reader at the table.
#pragma once

#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>

namespace tableside {

class RulesReader;

namespace phones {

/// Questions wait in a queue and are answered one by one with pauses, so that many phones that ask at once don't stop the table.
/// Searches also wait until the search has been built.
class PhoneRules : public QObject
{
    Q_OBJECT

public:
    /// `reader` must outlive the object. The texts of the rules are read when a phone first asks.
    explicit PhoneRules(RulesReader &reader, QObject *parent = nullptr);
    ~PhoneRules() override;

    /// Queues the value of an `ask` message of a phone in \p language. If a question of the same phone and kind is waiting, the new
    /// one replaces it. Ignores a value that is none of the questions in PROTOCOL.md.
    void ask(int phoneId, const QJsonObject &ask, const QString &language);
    /// Returns the value of the `rules` message that answers \p ask. Texts are in \p language, but names of cards in pictures are
    /// in the current language. Waits if the search is not ready.
    QJsonObject answer(const QJsonObject &ask, const QString &language);
    /// Returns the section that explains a rule of the engine, such as "DOS-TURN-2"; empty if there is none.
    QString sectionOfRule(const QString &ruleId);

signals:
    /// Emitted when it is the turn of a phone's question. The receiver calls answer().
    void due(int phoneId, const QJsonObject &ask, const QString &language);

private:
    struct Question
    {
        int phoneId;
        QString kind;
        QJsonObject ask;
        QString language;
    };
    struct Models;

    Models &models();
    void answerSoon();
    void answerNext();
    QJsonObject chapters(const QString &language);
    QJsonObject section(const QString &id, const QString &language);
    QJsonObject hits(const QString &query, const QString &game, const QString &language);

    RulesReader &m_reader;
    std::unique_ptr<Models> m_models;
    QList<Question> m_questions;
    QTimer m_answering;
};

} // namespace phones

} // namespace tableside
