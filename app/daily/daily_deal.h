// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The deal of the day: one deal of each game per day, the same for everyone. One person plays one round by the printed rules
// against three computer players of level medium. All data is derived from the stored matches.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/ui/page_notice.h"

#include <QDate>
#include <QImage>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include "app/store/matches/played_store.h"
#include "app/table/session/match_config.h"

#include <functional>

namespace tableside {

class AppSettings;

/// The deal of the day of one game, in the current language.
struct DailyRow
{
    Q_GADGET
    QML_VALUE_TYPE(dailyRow)
    Q_PROPERTY(QString game MEMBER game FINAL)
    /// Whether the deal has not been begun, so that it can be played.
    Q_PROPERTY(bool isOpen READ isOpen FINAL)
    Q_PROPERTY(bool isUnfinished READ isUnfinished FINAL)
    Q_PROPERTY(bool isOver READ isOver FINAL)
    Q_PROPERTY(bool isWon READ isWon FINAL)
    /// A sentence about how far today's deal is, such as "You won with 34 points in 41 turns."
    Q_PROPERTY(QString sentence MEMBER sentence FINAL)
    /// The number of days in a row, up to today or yesterday, on which the deal was played to its end.
    Q_PROPERTY(int streak MEMBER streak FINAL)
    Q_PROPERTY(int longestStreak MEMBER longestStreak FINAL)
    /// The lines of the card, for screen readers; empty unless the deal is over.
    Q_PROPERTY(QString cardWords READ cardWords FINAL)

public:
    bool isOpen() const { return match.id == 0; }
    bool isUnfinished() const { return match.isUnfinished; }
    bool isOver() const { return match.digest.isOver(); }
    bool isWon() const { return match.digest.wonByPerson(); }
    QString cardWords() const { return cardLines.join(QStringLiteral(". ")); }

    QString game;     ///< "dos" or "uno".
    DailyMatch match; ///< The match of today's deal; its id is 0 if there is none.
    QString sentence;
    int streak = 0;
    int longestStreak = 0;
    QStringList cardLines;
};

/// Returns the number of the deal that everyone plays on \p day. This function must never change, because people compare their
/// results; nor must the choice of opponents in dailyConfig(), which depends on the order of all_characters.
quint64 dailySeed(const QString &game, QDate day);
/// Returns the seats and the deal of \p day; the rules are the printed ones and end the match with its first round. \p person
/// plays at the first seat, without hints.
template <typename Game>
MatchConfig<Game> dailyConfig(QDate day, const SeatConfig &person);
/// Returns the picture of a result for sharing, 1200 × 630 pixels: three lines of text beside face-down cards with the back
/// \p back. It does not show any card of the deal.
QImage dailyPicture(const QStringList &lines, const QString &back);

class DailyDeal : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to the table controller")

    Q_PROPERTY(QString dateText READ dateText NOTIFY changed FINAL)
    Q_PROPERTY(tableside::DailyRow dos READ dos NOTIFY changed FINAL)
    Q_PROPERTY(tableside::DailyRow uno READ uno NOTIFY changed FINAL)
    /// The result of saving or copying a card, or the reason why the stored games can't be read.
    Q_PROPERTY(tableside::PageNotice *notice READ notice CONSTANT FINAL)

public:
    using Today = std::function<QDate()>;

    /// \p database and \p settings must outlive this object.
    DailyDeal(Database &database, const AppSettings &settings, QObject *parent = nullptr);

    QString dateText() const;
    DailyRow dos() const { return row(QStringLiteral("dos")); }
    DailyRow uno() const { return row(QStringLiteral("uno")); }
    PageNotice *notice() { return &m_notice; }
    QDate today() const { return m_day; }
    DailyRow row(const QString &game) const;
    void setFileService(const FileService &service);
    /// Sets the clock, for tests.
    void setToday(const Today &today);
    /// Sets the folder of saved cards in tests; see SavePlace::setFolder().
    void setExportFolder(const QString &folder) { m_savePlace.setFolder(folder); }

    /// Reads the matches again, and the date, which changes at midnight. Returns false, with a notice, if the matches can't be
    /// read. Then no deal may be begun, because it may have been played already.
    Q_INVOKABLE bool reload();
    /// Returns the card of today's result as a URL for an Image; empty unless the deal is over.
    Q_INVOKABLE QString cardUrl(const QString &game) const;
    /// Saves the card of today's result as a picture; notice() then shows the result.
    Q_INVOKABLE bool saveCard(const QString &game);
    /// Copies the card of today's result to the clipboard, as a picture and as text.
    Q_INVOKABLE void copyCard(const QString &game);
    void retranslate();

signals:
    void changed();

private:
    QByteArray cardPng(const DailyRow &shown) const;

    PlayedStore m_store;
    const AppSettings &m_settings;
    Today m_today = [] { return QDate::currentDate(); };
    QDate m_day;
    QList<DailyMatch> m_matches;
    PageNotice m_notice;
    SavePlace m_savePlace;
};

} // namespace tableside
