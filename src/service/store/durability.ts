/** Describes which failures counters survive. */

/**
 * Whether counters survive a power cut (`power`) or only a crash of the process (`process`). Accounts
 * and keys always survive both.
 */
export type Durability = "power" | "process";
