/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#ifndef START_H
#define START_H

#include <stdint.h>

/* By semihosting: a text, 32 bytes in hexadecimal digits, the end with success or failure. */
void print(const char *text);
void print_number(const uint32_t words[8]);
void finish(int failed);
void stop(void);

#endif
