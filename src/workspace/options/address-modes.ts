/** Lists how much of the address of a client may be logged. */

/** Nothing, its network, or all of it. */
export const addressModes = ["none", "truncated", "full"] as const;

/** How much of an address is logged. */
export type AddressMode = (typeof addressModes)[number];
