/** Defines the default prefix of ids in HTML, and which prefixes are allowed. */

/** The default prefix of ids. */
export const presetIdPrefix = "wf";

/** Allowed prefixes of ids and class names; the length is limited, because each id contains it. */
export const idPrefixPattern = /^[A-Za-z][\w-]{0,39}$/;

/** The same in words, for use after the name of the setting. */
export const idPrefixRule = "must be a letter, then at most 39 letters, digits, _ or -";
