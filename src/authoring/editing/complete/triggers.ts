/** Lists the characters that trigger completion: what follows them is seldom the user's own text. */

/** Characters after which an editor requests completion. */
export const completionTriggers = ['"', "'", "=", ":", "$", "{", ".", "/", "(", "["] as const;
