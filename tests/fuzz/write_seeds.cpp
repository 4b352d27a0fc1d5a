// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// write_seeds FOLDER: writes the seeds of each target to FOLDER/TARGET, and prints the name of each target with the largest
// size of its inputs in bytes. Used by script/fuzz.
#include "tests/fuzz/targets.h"

#include <filesystem>
#include <fstream>
#include <iostream>

int main(int count, char **arguments)
{
    if (count != 2) {
        std::cerr << "write_seeds FOLDER\n";
        return 2;
    }
    for (const tableside::fuzz::Target &target : tableside::fuzz::targets()) {
        const std::filesystem::path folder = std::filesystem::path(arguments[1]) / target.name;
        std::filesystem::create_directories(folder);
        int number = 0;
        for (const std::string &seed : target.seeds())
            std::ofstream(folder / std::to_string(number++), std::ios::binary) << seed;
        std::cout << target.name << ' ' << target.longest << '\n';
    }
    return std::cout.good() ? 0 : 1;
}
