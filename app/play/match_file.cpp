#include "play/match_file.h"

#include "play/any_session.h"

#include <QCoreApplication>

namespace tableside {

namespace {

struct MatchFileTr
{
    Q_DECLARE_TR_FUNCTIONS(MatchFile)
};

} // namespace

FileOutcome saveMatch(const AnySession &session, const QString &folder, qint64 atMs)
{
    const std::optional<QByteArray> record = session.fullRecord();
    if (!record) {
        const QString problem = session.storeProblem();
        return {false, problem.isEmpty() ? MatchFileTr::tr("The stored match could not be read.") : problem};
    }
    //: The beginning of a file's name: a match that was played at the table
    const QString path = freeExportPath(folder, MatchFileTr::tr("match"), atMs, QStringLiteral("jsonl"));
    return writeWhole(path, *record);
}

} // namespace tableside
