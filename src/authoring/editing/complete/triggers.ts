/** Says which characters ask for completion by themselves: what follows them is seldom a word of the user's own. */

/** Characters after which an editor asks what can be written. */
export const completionTriggers = ['"', "'", "=", ":", "$", "{", ".", "/", "(", "["] as const;
