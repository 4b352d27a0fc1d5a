// Reads an SVG picture as an image in the size that is asked for, as the plugin of Qt Svg does: QML's images know from the
// format that the picture can be drawn larger than it says, and ask for its size and for a scaled one.
#pragma once

#include <QColor>
#include <QImageIOHandler>
#include <QRect>

namespace tableside {

class SvgImageHandler : public QImageIOHandler
{
public:
    static constexpr const char *format = "svg";

    /// Whether it starts like SVG; reads nothing.
    static bool holdsSvg(QIODevice &device);

    bool canRead() const override;
    bool read(QImage *image) override;
    bool supportsOption(ImageOption option) const override;
    QVariant option(ImageOption option) const override;
    void setOption(ImageOption option, const QVariant &value) override;

private:
    const QByteArray &svg() const;
    QSize ownSize() const;

    mutable QByteArray m_svg; // as soon as somebody asks for the size
    bool m_isRead = false;
    QSize m_scaledSize;
    QRect m_clip;       // of the picture in its own size
    QRect m_scaledClip; // of the scaled picture
    QColor m_background = Qt::transparent;
};

} // namespace tableside
