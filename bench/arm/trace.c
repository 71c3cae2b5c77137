/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * A plugin for QEMU 7.2 and later, API version 1: writes what is executed between two marks of the program.
 *
 *     -plugin libtrace.so,start=ADDRESS,end=ADDRESS,out=FILE[,memory=on][,hash=on]
 *
 * For each instruction its address, as 8 octets; with memory=on the address of each access behind it, complemented; after each
 * section a 0. With hash=on for each section the number of these words and a hash of them.
 *
 * Debian's qemu-user comes without the plugin interface's header: what is used of it is declared here.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct qemu_plugin_tb;
struct qemu_plugin_insn;
typedef void (*executed)(unsigned cpu, void *data);
typedef void (*accessed)(unsigned cpu, uint32_t info, uint64_t address, void *data);

void qemu_plugin_register_vcpu_tb_trans_cb(uint64_t id, void (*translated)(uint64_t id, struct qemu_plugin_tb *block));
void qemu_plugin_register_atexit_cb(uint64_t id, void (*ended)(uint64_t id, void *data), void *data);
void qemu_plugin_register_vcpu_insn_exec_cb(struct qemu_plugin_insn *insn, executed call, int flags, void *data);
void qemu_plugin_register_vcpu_mem_cb(struct qemu_plugin_insn *insn, accessed call, int flags, int read_or_write, void *data);
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *block);
struct qemu_plugin_insn *qemu_plugin_tb_get_insn(const struct qemu_plugin_tb *block, size_t index);
uint64_t qemu_plugin_insn_vaddr(const struct qemu_plugin_insn *insn);

__attribute__((visibility("default"))) int qemu_plugin_version = 1;

enum { NO_REGISTERS = 0, READS_AND_WRITES = 3 };

static uint64_t start, end;
static bool inside, memory, hashed;
static uint64_t words, hash;
static FILE *out;

static void write_word(uint64_t word)
{
    if (fwrite(&word, sizeof word, 1, out) != 1) {
        perror("trace");
        exit(3);
    }
}

static void put(uint64_t word)
{
    if (!hashed) {
        write_word(word);
        return;
    }
    words++;
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 29;
}

static void put_end(void)
{
    if (!hashed) {
        write_word(0);
        return;
    }
    write_word(words);
    write_word(hash);
    words = hash = 0;
    /* A copy of the process ends without what is below. */
    if (fflush(out) != 0) {
        perror("trace");
        exit(3);
    }
}

static void on_instruction(unsigned cpu, void *address)
{
    uint64_t here = (uint64_t)address;
    (void)cpu;
    if (here == end && inside) {
        put_end();
        inside = false;
    }
    if (inside)
        put(here);
    if (here == start)
        inside = true;
}

static void on_access(unsigned cpu, uint32_t info, uint64_t address, void *data)
{
    (void)cpu, (void)info, (void)data;
    if (inside)
        put(~address);
}

static void on_translation(uint64_t id, struct qemu_plugin_tb *block)
{
    (void)id;
    for (size_t i = 0; i < qemu_plugin_tb_n_insns(block); i++) {
        struct qemu_plugin_insn *insn = qemu_plugin_tb_get_insn(block, i);
        void *address = (void *)qemu_plugin_insn_vaddr(insn);
        qemu_plugin_register_vcpu_insn_exec_cb(insn, on_instruction, NO_REGISTERS, address);
        if (memory)
            qemu_plugin_register_vcpu_mem_cb(insn, on_access, NO_REGISTERS, READS_AND_WRITES, NULL);
    }
}

static void at_the_end(uint64_t id, void *data)
{
    (void)id, (void)data;
    if (fclose(out) != 0)
        perror("trace");
}

__attribute__((visibility("default"))) int qemu_plugin_install(uint64_t id, const void *info, int argc, char **argv)
{
    (void)info;
    for (int i = 0; i < argc; i++) {
        char *value = strchr(argv[i], '=');
        if (!value)
            return 1;
        size_t length = value++ - argv[i];
        if (!strncmp(argv[i], "start", length))
            start = strtoull(value, NULL, 0);
        else if (!strncmp(argv[i], "end", length))
            end = strtoull(value, NULL, 0);
        else if (!strncmp(argv[i], "memory", length))
            memory = !strcmp(value, "on");
        else if (!strncmp(argv[i], "hash", length))
            hashed = !strcmp(value, "on");
        else if (!strncmp(argv[i], "out", length))
            out = fopen(value, "wb");
        else
            return 1;
    }
    if (!out || !start || !end || start == end) {
        fprintf(stderr, "trace: start=, end= and out= are needed\n");
        return 1;
    }
    qemu_plugin_register_vcpu_tb_trans_cb(id, on_translation);
    qemu_plugin_register_atexit_cb(id, at_the_end, NULL);
    return 0;
}
