// How much of a camera's picture has changed: what the camera watch of the pose referee goes by. Pictures are looked at
// and forgotten.
#pragma once

#include <QImage>

namespace tableside {

/// A small grey picture, so that a whole frame is compared in microseconds and the noise of the camera averages out.
QImage smallGrey(const QImage &frame);
/// Between two small grey pictures: the share of places that became clearly lighter or darker, 0 … 1. What changes
/// everywhere alike is the light, not somebody who moves: the mean of all changes is taken off. 1 for pictures of
/// different sizes, 0 where one is missing.
double frameDifference(const QImage &before, const QImage &after);

} // namespace tableside
