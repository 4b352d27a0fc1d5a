#include "engine/console/input_file.h"

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace tableside::console {

std::string with_system_reason(std::string_view failure, int error_number)
{
    std::string text(failure);
    if (error_number != 0)
        (text += ": ") += std::strerror(error_number);
    return text;
}

Result<std::ifstream> open_input(const std::string &name)
{
    std::error_code none_is_no_folder;
    if (std::filesystem::is_directory(name, none_is_no_folder))
        return Error{0, "is a folder", {}};
    errno = 0;
    std::ifstream stream(name, std::ios::binary);
    if (!stream)
        return Error{0, with_system_reason("can't be opened", errno), {}};
    return stream;
}

} // namespace tableside::console
