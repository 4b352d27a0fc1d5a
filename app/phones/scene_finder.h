// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Follows what the table shows, and creates the scene that phones show meanwhile.
#pragma once

#include "app/calls/event_clock.h"
#include "app/phones/scene/phone_scene.h"

#include <memory>

namespace tableside {

class CallBooth;
class Navigator;
class ScoreController;
class TableController;

namespace phones {

class SceneFinder : public QObject
{
    Q_OBJECT

public:
    /// `tables` must outlive this object. Until follow() is called, the scene is that of the open game table.
    /// `clock` is the clock of PhonePress.
    SceneFinder(TableController &tables, MicroClock clock, QObject *parent = nullptr);
    ~SceneFinder() override;

    /// Finds the scene by the page that is open: of the topmost page that has a scene, so that rules or settings over a game do not
    /// disturb its players. The arguments must outlive this object.
    void follow(Navigator &navigator, ScoreController &scores, CallBooth &booth);
    /// Creates scenes only while this is set, because a scene costs time with each change.
    void setRunning(bool isRunning);
    /// Returns the scene; null if the table shows nothing for phones.
    PhoneScene *scene() const { return m_scene.get(); }
    /// Returns whether the scene is a game in which a round is played, so that nobody may see two hands.
    bool isRoundPlayed() const;

signals:
    /// Emitted after the scene was replaced.
    void sceneChanged();

private:
    void update();
    QObject *subject() const;
    std::unique_ptr<PhoneScene> createScene(QObject &subject) const;

    TableController &m_tables;
    MicroClock m_clock;
    Navigator *m_navigator = nullptr;
    ScoreController *m_scores = nullptr;
    CallBooth *m_booth = nullptr;
    /// The object that m_scene shows. The signals to which update() is connected are emitted before the object is deleted.
    QObject *m_subject = nullptr;
    std::unique_ptr<PhoneScene> m_scene;
    bool m_isRunning = false;
};

} // namespace phones

} // namespace tableside
