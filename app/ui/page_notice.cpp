// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/ui/page_notice.h"

#include <QFileInfo>

#include <utility>

namespace tableside {

void PageNotice::show(const Content &content)
{
    m_content = content;
    emit changed();
}

void PageNotice::tell(const Sentence &sentence, const std::function<void()> &undo, const Sentence &undoText)
{
    show({.sentence = sentence, .undo = undo, .undoText = undoText});
}

void PageNotice::fail(const QString &problem)
{
    if (problem.isEmpty())
        dismiss();
    else
        show({.sentence = [problem] { return problem; }, .isError = true});
}

void PageNotice::failLasting(const Sentence &sentence)
{
    show({.sentence = sentence, .isError = true, .isLasting = true});
}

void PageNotice::tell(const FileOutcome &outcome)
{
    if (!outcome.success)
        return fail(outcome.sentence);
    const QFileInfo written(outcome.path);
    show({.sentence = [sentence = outcome.sentence] { return sentence; },
          .isError = !outcome.leftOut.isEmpty(),
          .folder = outcome.path.isEmpty() ? QString()
              : written.isDir()            ? outcome.path
                                           : written.absolutePath()});
    if (m_deliver && !outcome.path.isEmpty())
        m_deliver(outcome.path);
}

void PageNotice::setFileService(const FileService &service)
{
    m_openFolder = service.openFolder;
    m_deliver = service.deliver;
}

void PageNotice::openFolder()
{
    if (hasFolder() && !m_openFolder(m_content.folder))
        //: %1 a folder
        fail(tr("The folder couldn’t be opened. Find it in your file manager: “%1”.").arg(m_content.folder));
}

void PageNotice::undo()
{
    const std::function<void()> takeBack = std::exchange(m_content.undo, nullptr);
    dismiss();
    if (takeBack)
        takeBack();
}

} // namespace tableside
