// The process groups of the programs that were started. Each is one of its own, so that a signal from the terminal or
// from `timeout` does not reach it: what ends the console has to end them first. POSIX.
#pragma once

#include <functional>
#include <sys/types.h>

namespace tableside::console {

/// `start` puts a process into a new group and the group's number into its argument, or returns an errno, and so does
/// this. From now on SIGHUP, SIGINT, SIGQUIT and SIGTERM, but for those that the console was told to ignore, kill the group
/// and then end the console.
int start_group(pid_t &group, const std::function<int(pid_t &)> &start);

/// Does not return when such a signal is ending the console: that a program has ended is then no doing of its own.
void stay_if_ending();

/// To be called before the group's leader is reaped: its number may be somebody else's then.
void forget_group(pid_t group);

} // namespace tableside::console
