// Tracks the process groups of the programs that the console started. Each program has its own group, so signals from
// the terminal or from `timeout` do not reach the program. Therefore the console must kill all groups before such a signal
// ends the console. POSIX only.
#pragma once

#include <functional>
#include <sys/types.h>

namespace tableside::console {

/// Calls start(group), which must start a process in a new group and set the group's number. Returns the errno value
/// that start() returns, 0 on success. From then on SIGHUP, SIGINT, SIGQUIT and SIGTERM kill the group and then end
/// the console, except for signals that were ignored when the console started.
int start_group(pid_t &group, const std::function<int(pid_t &)> &start);

/// Blocks for ever if SIGHUP, SIGINT, SIGQUIT or SIGTERM is ending the console. Otherwise a program that the console
/// itself has killed would be reported as failed.
void block_if_terminating();

/// Stops tracking a group. Must be called before the group's first process is reaped, because the system may then
/// reuse the group's number.
void untrack_group(pid_t group);

} // namespace tableside::console
