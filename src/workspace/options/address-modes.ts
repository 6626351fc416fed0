/** Lists how much of a client's address may be logged. */

/** Nothing, its network, or all of it. */
export const addressModes = ["none", "truncated", "full"] as const;

/** How much of an address is logged. */
export type AddressMode = (typeof addressModes)[number];
