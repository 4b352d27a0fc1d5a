#include "app/table/session/match_file.h"

#include "app/platform/save_place.h"
#include "app/table/session/match_session_base.h"

#include <QCoreApplication>

namespace tableside {

namespace {

struct MatchFileTr
{
    Q_DECLARE_TR_FUNCTIONS(MatchFile)
};

} // namespace

std::optional<FileOutcome> saveMatch(const MatchSessionBase &session, const SavePlace &place, qint64 atMs)
{
    const std::optional<QByteArray> record = session.fullRecord();
    if (!record) {
        const QString problem = session.storeProblem();
        return FileOutcome{false, problem.isEmpty() ? MatchFileTr::tr("The saved game couldn’t be read, so no file was written.") : problem};
    }
    //: The beginning of a file's name: a game that was played at the table
    const QString path = place.file(MatchFileTr::tr("game"), atMs, QStringLiteral("jsonl"));
    if (path.isEmpty())
        return {};
    return writeWhole(path, *record);
}

} // namespace tableside
