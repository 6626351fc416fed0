/** Patterns for hyphenating compound words, as used on screens, and for places where the spelling is ambiguous. */

/**
 * Beginnings of parts that start with a vowel, to which syllables alone would add the preceding consonant, and some
 * that would lose their first one. Each matches inside words only if it is such a part.
 */
const heads =
  "abrech|admin|adress|aktual|anfrag|angebot|anmeld|anstalt|antr[aä]g|antwort|anzeig|arbeit|auftr[aä]g|" +
  "ausbild|ausgab|auswahl|auswert|bestell|bestät|berecht|bericht|beschein|beschreib|eigenschaft|einbar|eingab|" +
  "eingang|einkauf|einlad|einstell|element|enthalt|entwick|ereignis|ergebnis|erinner|(?<!v)erfass|(?<!v)erklär|erlaub|erweiter|" +
  "geschäft|gespräch|(?<=ver|ab|um)änder|identi|inform|inhalt|installation|integration|objekt|öffentlich|" +
  "ordner|ordnung|organis|umgebung|umsatz|unfähig|unternehm|unterst|update|überprüf|übersicht|übertrag|" +
  "überweis|urlaub|zurück";

/** Places between parts of compounds: after linking endings, before the parts above, and around some prefixes. */
export const betweenParts = new RegExp(
  [
    String.raw`(?<=(?:ungs|heits|keits|schafts|ions|täts))(?=\p{L}{3})`,
    `(?=${heads})`,
    String.raw`(?<=\p{L}{4})(?=ver(?:[bdfghklmnprstwz]|a[nr]|ein|öff|änd|ord|un))`,
    "(?<=^trans)",
  ].join("|"),
  "giu",
);

/**
 * Places where languages or words differ, so that no hyphen is better than a wrong one: `respond`, `discover`,
 * `mishap`.
 */
export const doubtful = new RegExp(
  [
    "(?<=^(?:be|ge|re|pre|de|di)s?)(?=s?[pt])",
    "(?<=ve)(?=r[aeiouyäöü])",
    "(?<=s)(?=h)",
    "(?<=d)(?=g)",
    "(?<=dg)(?=e)",
    String.raw`(?=\p{L}ings?$)`,
    "(?=[^aeiouyäöü](?:es|ements?)$)",
  ].join("|"),
  "giu",
);
