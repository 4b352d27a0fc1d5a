// The seats of a match that is being set up; the first is the person at this device.
#pragma once

#include "app/table/session/match_config.h"
#include "app/view/option.h"
#include "app/view/rows_model.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

namespace tableside {

/// A seat; what it says is in the language of now.
struct SeatSetupRow
{
    Q_GADGET
    Q_PROPERTY(QString name READ name FINAL)
    Q_PROPERTY(bool isYou READ isYou FINAL)
    Q_PROPERTY(QString level READ level FINAL)
    Q_PROPERTY(QString portrait READ portrait FINAL)
    /// What is on the portrait, for screen readers.
    Q_PROPERTY(QString animal READ animal FINAL)
    /// How the character plays at any level, and how at this one; empty of a person.
    Q_PROPERTY(QString line READ line FINAL)
    Q_PROPERTY(QString manner READ manner FINAL)

public:
    QString name() const;
    bool isYou() const { return !config.level; }
    QString level() const;
    QString portrait() const { return config.portrait; }
    QString animal() const;
    QString line() const;
    QString manner() const;

    SeatConfig config; ///< The name is empty while nobody has typed one, so that it follows the character and the language.
};

class SeatSetupModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a setup")

    Q_PROPERTY(tableside::RowsModelBase *rows READ rows CONSTANT FINAL)

public:
    static constexpr int longestName = 24;

    /// `offered` are the levels that can be chosen, the first of them that of a new seat; not empty.
    SeatSetupModel(int fewest, int most, std::vector<Level> offered, QObject *parent = nullptr);

    RowsModel<SeatSetupRow> *rows() { return &m_rows; }
    int count() const { return m_rows.count(); }
    int fewest() const { return m_fewest; }
    int most() const { return static_cast<int>(m_seats.size()); }
    QList<Option> levels() const;

    /// Trimmed and cut to `longestName`; an empty one becomes the character's, or "You".
    Q_INVOKABLE void setName(int seat, const QString &name);
    /// One of those offered; another is refused.
    Q_INVOKABLE bool setLevel(int seat, const QString &level);
    /// A character's; another is refused. Nobody sits at the table twice: who has it already changes places with this seat.
    Q_INVOKABLE bool setPortrait(int seat, const QString &portrait);

    /// fewest() to most(); seats that come back are as they were.
    void setCount(int count);

    /// Each with a name.
    std::vector<SeatConfig> seats() const;
    /// For fromVariant(), in any language: a name that nobody has typed stays empty.
    QVariantList toVariant() const;
    void fromVariant(const QVariantList &remembered);
    /// Of the first seat, as toVariant() has it: its name and portrait; nothing where it is empty.
    void setOwn(const QVariantMap &remembered);

private:
    SeatConfig &at(int seat) { return m_seats[static_cast<std::size_t>(seat)]; }
    void show(int seat);

    int m_fewest;
    std::vector<Level> m_offered;
    std::vector<SeatConfig> m_seats; ///< All that there can be.
    RowsModel<SeatSetupRow> m_rows;  ///< Those that play.
};

/// What people choose from, of the levels that the game has players of; the easiest first.
template <typename Game>
std::vector<Level> offeredLevels()
{
    std::vector<Level> offered;
    for (const Level level : {Level::easy, Level::medium, Level::hard}) {
        if (has_level<Game>(level))
            offered.push_back(level);
    }
    return offered;
}

} // namespace tableside
