// The seats of a match that is being set up; the first is the person at this device.
#pragma once

#include "app/table/session/match_config.h"

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QVariant>

namespace tableside {

class SeatSetupModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a setup")

public:
    enum Role { SeatRole = Qt::UserRole + 1, NameRole, IsYouRole, LevelRole, PortraitRole, MannerRole };

    static constexpr int longestName = 24;

    /// `offered` are the levels that can be chosen, the first of them that of a new seat; not empty.
    SeatSetupModel(int fewest, int most, std::vector<Level> offered, QObject *parent = nullptr);

    int fewest() const { return m_fewest; }
    int most() const { return static_cast<int>(m_seats.size()); }
    /// For QML: maps of key, name and description.
    QVariantList levels() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    /// Names are trimmed and cut to `longestName`; an empty one becomes the character's, or "You". A portrait is a
    /// character's; a level one of those offered. Others are refused.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QHash<int, QByteArray> roleNames() const override;

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
    bool setPortrait(int seat, const QString &portrait);
    bool isOffered(Level level) const;

    int m_fewest;
    std::vector<Level> m_offered;
    std::vector<SeatConfig> m_seats; ///< All that there can be; the first m_count play.
    int m_count;
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
