#include "calls/frame_difference.h"

#include <cmath>
#include <vector>

namespace tableside {

namespace {

constexpr QSize smallSize(64, 48);
/// Of 255: beyond what a camera's noise does once averaged.
constexpr double clearChange = 14.0;

} // namespace

QImage smallGrey(const QImage &frame)
{
    if (frame.isNull())
        return {};
    return frame.scaled(smallSize, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .convertToFormat(QImage::Format_Grayscale8);
}

double frameDifference(const QImage &before, const QImage &after)
{
    if (before.isNull() || after.isNull())
        return 0.0;
    if (before.size() != after.size())
        return 1.0;
    std::vector<double> changes;
    double sum = 0;
    for (int y = 0; y < before.height(); ++y) {
        const uchar *const left = before.constScanLine(y);
        const uchar *const right = after.constScanLine(y);
        for (int x = 0; x < before.width(); ++x) {
            changes.push_back(right[x] - left[x]);
            sum += changes.back();
        }
    }
    const double mean = sum / static_cast<double>(changes.size());
    int clear = 0;
    for (const double change : changes)
        clear += std::abs(change - mean) > clearChange ? 1 : 0;
    return clear / static_cast<double>(changes.size());
}

} // namespace tableside
