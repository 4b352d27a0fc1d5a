// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The scene "setup" of phones: the seats of a match or a score sheet that is being set up. A phone takes a seat for its person and
// chooses name, portrait, and color.
#pragma once

#include "app/phones/scene/phone_scene.h"

#include <memory>

namespace tableside {

class MatchSetup;
class ScoreSetup;

namespace phones {

/// The setup must outlive the returned scene, except for its destructor.
std::unique_ptr<PhoneScene> setupScene(MatchSetup &setup);
std::unique_ptr<PhoneScene> setupScene(ScoreSetup &setup);

} // namespace phones

} // namespace tableside
