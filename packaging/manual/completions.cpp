// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "packaging/manual/completions.h"

#include <algorithm>

namespace tableside::manual {

namespace {

std::string joined(const std::vector<std::string> &words, const std::string &between)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : between) + word;
    return text;
}

/// Splits names such as "-h,--help" into "-h" and "--help".
std::vector<std::string> names_of(const ConsoleOption &option)
{
    std::vector<std::string> names;
    std::string rest = option.names;
    for (std::size_t comma = rest.find(','); comma != std::string::npos; comma = rest.find(',')) {
        names.push_back(rest.substr(0, comma));
        rest.erase(0, comma + 1);
    }
    names.push_back(rest);
    return names;
}

/// Returns the beginning of the description, up to the first remark in brackets or the end of the sentence or line.
std::string short_description(const ConsoleOption &option)
{
    const std::string line = option.description.substr(0, option.description.find('\n'));
    const std::size_t bracket = line.find(" (");
    const std::size_t sentence = line.find(". ");
    return line.substr(0, std::min(bracket, sentence));
}

/// Returns the text in single quotes for a POSIX shell.
std::string quoted(const std::string &text)
{
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return out + "'";
}

/// Returns the text in single quotes for fish.
std::string fish_quoted(const std::string &text)
{
    std::string out = "'";
    for (const char c : text)
        out += (c == '\'' || c == '\\' ? "\\" : "") + std::string(1, c);
    return out + "'";
}

std::string origin(const ConsoleCommand &program)
{
    return "# Completion of " + program.name + ", made from its own options when it was built.\n";
}

std::string option_words(const ConsoleCommand &command)
{
    std::vector<std::string> words;
    for (const ConsoleOption &option : command.options) {
        if (option.is_positional)
            continue;
        for (std::string &name : names_of(option))
            words.push_back(std::move(name));
    }
    return joined(words, " ");
}

std::string command_words(const std::vector<ConsoleCommand> &commands)
{
    std::vector<std::string> words;
    for (const ConsoleCommand &command : commands)
        words.push_back(command.name);
    return joined(words, " ");
}

/// Returns the bash code that completes the value of the option.
std::string bash_values(const ConsoleOption &option)
{
    switch (option.values) {
    case Values::choice:
        return "mapfile -t COMPREPLY < <(compgen -W " + quoted(joined(option.words, " ")) + " -- \"$current\")\n";
    case Values::list:
        return "compopt -o nospace\n        mapfile -t COMPREPLY < <(compgen -P \"${current%\"${current##*,}\"}\" -W "
            + quoted(joined(option.words, " ")) + " -- \"${current##*,}\")\n";
    case Values::file: return "compopt -o default\n";
    default: return ":\n";
    }
}

bool takes_file(const ConsoleCommand &command)
{
    for (const ConsoleOption &option : command.options) {
        if (option.is_positional && option.values == Values::file)
            return true;
    }
    return false;
}

std::string zsh_bracketed(const std::string &text)
{
    std::string out;
    for (const char c : text)
        out += (c == '[' || c == ']' || c == ':' || c == '\\' ? "\\" : "") + std::string(1, c);
    return out;
}

std::string zsh_action(const ConsoleOption &option)
{
    const std::string message = zsh_bracketed(option.value);
    switch (option.values) {
    case Values::none: return {};
    case Values::any: return ":" + message + ":";
    case Values::file: return ":" + message + ":_files";
    case Values::choice: return ":" + message + ":(" + joined(option.words, " ") + ")";
    case Values::list: break;
    }
    std::string words;
    for (const std::string &word : option.words)
        words += " " + (word.ends_with('=') ? word.substr(0, word.size() - 1) + "\\:value\\:" : word);
    return ":" + message + ":_values -s , " + message + words;
}

/// Returns the arguments of zsh's _arguments, one per line.
std::string zsh_arguments(const ConsoleCommand &command, const std::string &indent)
{
    std::string text;
    for (const ConsoleOption &option : command.options) {
        if (option.is_positional) {
            text += indent + quoted("1" + zsh_action(option)) + " \\\n";
            continue;
        }
        const std::vector<std::string> names = names_of(option);
        const std::string end = "[" + zsh_bracketed(short_description(option)) + "]" + zsh_action(option);
        if (names.size() == 1)
            text += indent + quoted(names[0] + end) + " \\\n";
        else
            text += indent + quoted("(" + joined(names, " ") + ")") + "{" + joined(names, ",") + "}" + quoted(end) + " \\\n";
    }
    return text.substr(0, text.size() - 3) + "\n";
}

std::string fish_names(const ConsoleOption &option)
{
    std::string text;
    for (const std::string &name : names_of(option))
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    return text;
}

std::string fish_values(const ConsoleOption &option)
{
    switch (option.values) {
    case Values::none: return {};
    case Values::any: return " -x";
    case Values::file: return " -r -F";
    case Values::choice: return " -x -a " + fish_quoted(joined(option.words, " "));
    case Values::list: break;
    }
    return " -x -a " + fish_quoted("(__fish_append , " + joined(option.words, " ") + ")");
}

} // namespace

std::string bash_completion(const ConsoleCommand &program, const std::vector<ConsoleCommand> &commands)
{
    std::string text = origin(program) + "# shellcheck shell=bash\n_tableside_console() {\n"
        "    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}\n"
        "    COMPREPLY=()\n"
        "    if ((COMP_CWORD == 1)); then\n"
        "        mapfile -t COMPREPLY < <(compgen -W " + quoted(command_words(commands) + " " + option_words(program))
        + " -- \"$current\")\n        return\n    fi\n"
          "    case \"$command $previous\" in\n";
    for (const ConsoleCommand &command : commands) {
        for (const ConsoleOption &option : command.options) {
            if (option.is_positional || option.values == Values::none)
                continue;
            std::vector<std::string> patterns;
            for (const std::string &name : names_of(option))
                patterns.push_back("\"" + command.name + " " + name + "\"");
            text += "    " + joined(patterns, " | ") + ")\n        " + bash_values(option) + "        return\n        ;;\n";
        }
    }
    text += "    esac\n    case \"$command\" in\n";
    for (const ConsoleCommand &command : commands) {
        text += "    " + command.name + ")\n";
        if (takes_file(command))
            text += "        [[ $current == -* ]] || compopt -o default\n        [[ $current == -* ]] || return\n";
        text += "        mapfile -t COMPREPLY < <(compgen -W " + quoted(option_words(command)) + " -- \"$current\")\n        ;;\n";
    }
    return text + "    esac\n}\ncomplete -F _tableside_console " + program.name + "\n";
}

std::string zsh_completion(const ConsoleCommand &program, const std::vector<ConsoleCommand> &commands)
{
    std::string text = "#compdef " + program.name + "\n" + origin(program)
        + "local curcontext=\"$curcontext\" state line\n"
          "_arguments -C \\\n"
        + zsh_arguments(program, "    ");
    text = text.substr(0, text.size() - 1) + " \\\n    '1:command:->command' \\\n    '*::argument:->arguments'\n"
        "case $state in\n"
        "command)\n"
        "    local -a commands=(\n";
    for (const ConsoleCommand &command : commands)
        text += "        " + quoted(command.name + ":" + command.description) + "\n";
    text += "    )\n    _describe command commands\n    ;;\narguments)\n    case $words[1] in\n";
    for (const ConsoleCommand &command : commands)
        text += "    " + command.name + ")\n        _arguments \\\n" + zsh_arguments(command, "            ") + "        ;;\n";
    return text + "    esac\n    ;;\nesac\n";
}

std::string fish_completion(const ConsoleCommand &program, const std::vector<ConsoleCommand> &commands)
{
    const std::string begin = "complete -c " + program.name;
    const std::string names = command_words(commands);
    const std::string none = " -n " + fish_quoted("not __fish_seen_subcommand_from " + names);
    std::string text = origin(program) + begin + " -f\n";
    for (const ConsoleCommand &command : commands)
        text += begin + none + " -a " + command.name + " -d " + fish_quoted(command.description) + "\n";
    const auto add = [&](const ConsoleCommand &command, const std::string &condition) {
        for (const ConsoleOption &option : command.options) {
            if (option.is_positional)
                text += begin + condition + (option.values == Values::file ? " -F" : "") + "\n";
            else
                text += begin + condition + fish_names(option) + fish_values(option) + " -d "
                    + fish_quoted(short_description(option)) + "\n";
        }
    };
    add(program, none);
    for (const ConsoleCommand &command : commands)
        add(command, " -n " + fish_quoted("__fish_seen_subcommand_from " + command.name));
    return text;
}

} // namespace tableside::manual
