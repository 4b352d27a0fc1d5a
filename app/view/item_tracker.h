// Where the visible items with some objectNames are: for what is drawn round them, and to give one the focus.
#pragma once

#include <QQmlEngine>
#include <QQuickItem>
#include <QRectF>
#include <QStringList>

namespace tableside {

class ItemTracker : public QQuickItem
{
    Q_OBJECT
    QML_ELEMENT

    /// In which they are looked for.
    Q_PROPERTY(QQuickItem *within MEMBER m_within NOTIFY withinChanged FINAL REQUIRED)
    Q_PROPERTY(QStringList names MEMBER m_names NOTIFY namesChanged FINAL)
    /// As of the last look, in the coordinates of this item.
    Q_PROPERTY(QList<QRectF> places READ places NOTIFY placesChanged FINAL)
    /// Looks with each frame of its window; where none is drawn nothing has moved.
    Q_PROPERTY(bool following READ isFollowing WRITE setFollowing NOTIFY followingChanged FINAL)

public:
    using QQuickItem::QQuickItem;

    QList<QRectF> places() const { return m_places; }
    bool isFollowing() const { return m_isFollowing; }
    void setFollowing(bool following);
    Q_INVOKABLE void look();
    /// The first of them gets the focus; false where there is none.
    Q_INVOKABLE bool giveFocus(Qt::FocusReason reason);

signals:
    void withinChanged();
    void namesChanged();
    void placesChanged();
    void followingChanged();

protected:
    void itemChange(ItemChange change, const ItemChangeData &value) override;

private:
    void follow(QQuickWindow *window);

    QQuickItem *m_within = nullptr;
    QStringList m_names;
    QList<QRectF> m_places;
    bool m_isFollowing = false;
    QMetaObject::Connection m_frames;
};

} // namespace tableside
