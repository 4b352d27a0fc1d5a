// The seats of a match that is being set up; the first is the person at this device.
#pragma once

#include "play/match_config.h"

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
    enum Role { SeatRole = Qt::UserRole + 1, NameRole, IsYouRole, LevelRole, PortraitRole };

    static constexpr int longestName = 24;

    explicit SeatSetupModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    /// Names are trimmed and cut to `longestName`; an empty one becomes the character's, or "You". A portrait is a
    /// character's; a level one of easy, medium and hard. Others are refused.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QHash<int, QByteArray> roleNames() const override;

    /// 2 to 4; seats that come back are as they were.
    void setCount(int count);
    void resetToDefaults();
    std::vector<SeatConfig> seats() const;
    QVariantList toVariant() const;
    void fromVariant(const QVariantList &remembered);

private:
    bool setPortrait(int seat, const QString &portrait);

    std::vector<SeatConfig> m_seats; ///< All that there can be; the first m_count play.
    int m_count = 2;
};

} // namespace tableside
