// What has happened in this match, a sentence a line, oldest first.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <QStringList>

#include <vector>

namespace tableside {

class LogModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

public:
    enum Role { TextRole = Qt::UserRole + 1, KindRole, SeatRole, IsNewRoundRole };

    struct Line
    {
        QString text;
        QString kind; ///< round, match, draw, lay, call, caught, score, table
        int seat = -1;
        bool isNews = false; ///< It has just happened.
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void append(Line line);
    const std::vector<Line> &lines() const { return m_lines; }
    /// The texts of the news since the last call.
    QStringList takeNews();

private:
    std::vector<Line> m_lines;
    std::size_t m_taken = 0;
};

} // namespace tableside
