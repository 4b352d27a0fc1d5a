// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The scene "calls" of phones: each phone is the button of one seat of the call booth. A press counts from the moment at which the
// finger came down on the phone, as far as the table knows the phone's clock.
#pragma once

#include "app/phones/scene/phone_scene.h"

#include <set>

namespace tableside {

class CallBooth;

namespace phones {

class PhoneCalls final : public PhoneScene
{
    Q_OBJECT

public:
    /// `booth` must outlive this object.
    explicit PhoneCalls(CallBooth &booth);
    ~PhoneCalls() override;

    QString name() const override { return QStringLiteral("calls"); }
    QList<SceneSeat> seats() const override;
    QJsonObject view(int seat) const override;
    PhoneRefusal handle(int seat, const QString &kind, const QJsonValue &value, const PhonePress &press) override;
    void setPhones(const SeatPhones &phones) override;

private:
    void countSentence();
    QString resultOf(int seat) const;
    QJsonValue saysJson(int seat) const;

    CallBooth &m_booth;
    std::set<int> m_expected; ///< The seats for whose presses the booth waits.
    int m_race = 0;           ///< The race of the last sentence.
    QString m_sentence;       ///< The last sentence of the referee, in the language of the interface.
    int m_number = 0;         ///< The number of sentences so far.
};

} // namespace phones

} // namespace tableside
