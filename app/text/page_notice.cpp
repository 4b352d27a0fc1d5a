#include "app/text/page_notice.h"

#include <utility>

namespace tableside {

void PageNotice::say(const Sentence &sentence, bool isError)
{
    m_sentence = sentence;
    m_isError = isError;
    m_isLasting = false;
    m_folder.clear();
    m_undo = nullptr;
    emit told();
}

void PageNotice::tell(const Sentence &sentence, const std::function<void()> &undo)
{
    say(sentence, false);
    m_undo = undo;
    emit told();
}

void PageNotice::fail(const QString &problem)
{
    if (problem.isEmpty())
        dismiss();
    else
        say([problem] { return problem; }, true);
}

void PageNotice::failLasting(const Sentence &sentence)
{
    say(sentence, true);
    m_isLasting = true;
    emit told();
}

void PageNotice::tell(const FileOutcome &outcome)
{
    if (!outcome.success)
        return fail(outcome.sentence);
    say([sentence = outcome.sentence] { return sentence; }, false);
    m_folder = outcome.folder;
    emit told();
}

void PageNotice::openFolder()
{
    if (hasFolder() && !m_openFolder(m_folder))
        //: %1 a folder
        fail(tr("The folder “%1” cannot be opened from here.").arg(m_folder));
}

void PageNotice::undo()
{
    const std::function<void()> takeBack = std::exchange(m_undo, nullptr);
    dismiss();
    if (takeBack)
        takeBack();
}

} // namespace tableside
