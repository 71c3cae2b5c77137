// SPDX-License-Identifier: MIT OR Apache-2.0
// A thousand inverses modulo the order of P-256, and modulo numbers of their own, from C++17.
#include <array>
#include <bezout.h>
#include <cstdio>
#include <stdexcept>
#include <vector>

namespace {

constexpr std::size_t limbs = 4;
using Number = std::array<std::uint64_t, limbs>;

// Anything but success is an exception.
void check(int error) {
    if (error != 0) throw std::runtime_error(bezout_strerror(error));
}

void invert(std::vector<std::uint64_t> &rows, const Number &m) {
    const std::size_t count = rows.size() / limbs;
    std::vector<std::uint64_t> scratch(bezout_invert_rows_scratch(count, limbs));
    check(bezout_invert_rows(rows.data(), count, limbs, m.data(), scratch.data()));
}

void invert_each(std::vector<std::uint64_t> &rows, const std::vector<std::uint64_t> &moduli) {
    std::vector<std::uint64_t> scratch(bezout_invert_each_rows_scratch(limbs));
    check(bezout_invert_each_rows(rows.data(), rows.size() / limbs, limbs, moduli.data(), scratch.data()));
}

} // namespace

int main() {
    const Number order = {0xf3b9cac2fc632551, 0xbce6faada7179e84, 0xffffffffffffffff, 0xffffffff00000000};
    std::vector<std::uint64_t> rows;
    std::vector<std::uint64_t> moduli;
    for (std::uint64_t i = 1; i <= 1000; ++i) {
        rows.insert(rows.end(), {i, i * i, ~i, i >> 3});
        moduli.insert(moduli.end(), order.begin(), order.end());
    }
    const auto before = rows;
    invert(rows, order);
    auto each = before;
    invert_each(each, moduli);
    if (each != rows) return 1;
    invert(rows, order);
    if (rows != before) return 1;
    try {
        rows.assign(limbs, 0);
        invert(rows, order);
        return 1;
    } catch (const std::runtime_error &error) {
        std::printf("1000 inverses; of zero: %s\n", error.what());
    }
}
