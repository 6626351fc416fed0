/** The parts of words of screens that tell where compounds are parted, and where the spelling says too little to do so. */

/**
 * Beginnings of parts that a vowel starts, which the spelling alone would give the consonant before them, and of some
 * that would lose theirs. Each is found inside of words only where it is such a part.
 */
const heads =
  "abrech|admin|adress|aktual|anfrag|angebot|anmeld|anstalt|antr[aä]g|antwort|anzeig|arbeit|auftr[aä]g|" +
  "ausbild|ausgab|auswahl|auswert|bestell|bestät|berecht|bericht|beschein|beschreib|eigenschaft|einbar|eingab|" +
  "eingang|einkauf|einlad|einstell|element|enthalt|entwick|ereignis|ergebnis|erinner|(?<!v)erfass|(?<!v)erklär|erlaub|erweiter|" +
  "geschäft|gespräch|(?<=ver|ab|um)änder|identi|inform|inhalt|installation|integration|objekt|öffentlich|" +
  "ordner|ordnung|organis|umgebung|umsatz|unfähig|unternehm|unterst|update|überprüf|übersicht|übertrag|" +
  "überweis|urlaub|zurück";

/** Places between the parts of compounds: after what links them, before such parts, and around some prefixes. */
export const betweenParts = new RegExp(
  [
    String.raw`(?<=(?:ungs|heits|keits|schafts|ions|täts))(?=\p{L}{3})`,
    `(?=${heads})`,
    String.raw`(?<=\p{L}{4})(?=ver(?:[bdfghklmnprstwz]|a[nr]|ein|öff|änd|ord|un))`,
    "(?<=^trans)",
  ].join("|"),
  "giu",
);

/** Places where languages or words differ, so that no hyphen is better than one: `respond`, `discover`, `mishap`. */
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
