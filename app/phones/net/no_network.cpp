// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Used instead of phones/net if the program is built without a network.
#include "app/phones/net/phone_door.h"

namespace tableside::phones {

std::unique_ptr<PhoneDoor> networkDoor()
{
    return nullptr;
}

} // namespace tableside::phones
