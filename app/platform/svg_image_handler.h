// Reads an SVG picture as an image in the requested size, like the plugin of Qt Svg. QML recognizes from the format that the
// picture is scalable, and requests its size first and then a scaled image.
#pragma once

#include <QColor>
#include <QImageIOHandler>
#include <QRect>

namespace tableside {

class SvgImageHandler : public QImageIOHandler
{
public:
    static constexpr const char *format = "svg";

    /// Returns whether the content begins like SVG; does not consume any data.
    static bool holdsSvg(QIODevice &device);

    bool canRead() const override;
    bool read(QImage *image) override;
    bool supportsOption(ImageOption option) const override;
    QVariant option(ImageOption option) const override;
    void setOption(ImageOption option, const QVariant &value) override;

private:
    const QByteArray &svg() const;
    QSize ownSize() const;

    mutable QByteArray m_svg; // read when the size is first requested
    bool m_isRead = false;
    QSize m_scaledSize;
    QRect m_clip;       // in pixels of the unscaled picture
    QRect m_scaledClip; // in pixels of the scaled picture
    QColor m_background = Qt::transparent;
};

} // namespace tableside
