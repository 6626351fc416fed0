/** Groups characters by the languages that fonts are requested for. */

/**
 * A Unicode script with its languages, as named by fontconfig; the first one is assumed unless a page declares another.
 */
const scripts = (
  [
    ["Arabic", "ar fa ur ps sd ug ku"],
    ["Hebrew", "he yi"],
    ["Thai", "th"],
    ["Devanagari", "hi mr ne sa"],
    ["Bengali", "bn as"],
    ["Gurmukhi", "pa"],
    ["Gujarati", "gu"],
    ["Oriya", "or"],
    ["Tamil", "ta"],
    ["Telugu", "te"],
    ["Kannada", "kn"],
    ["Malayalam", "ml"],
    ["Sinhala", "si"],
    ["Lao", "lo"],
    ["Myanmar", "my"],
    ["Khmer", "km"],
    ["Tibetan", "bo"],
    ["Ethiopic", "am ti"],
    ["Armenian", "hy"],
    ["Georgian", "ka"],
    ["Hiragana", "ja"],
    ["Katakana", "ja"],
    ["Hangul", "ko"],
    ["Bopomofo", "zh-tw"],
  ] as const
).map(([script, languages]) => ({
  script,
  pattern: new RegExp(`\\p{Script=${script}}`, "u"),
  languages: languages.split(" "),
}));

/** Characters shared by Chinese, Japanese and Korean: ideographs, their punctuation, wide and narrow forms. */
const shared = /[\p{Script=Han}\u3000-\u303f\u30fb\u30fc\u3200-\u33ff\ufe30-\ufe4f\uff00-\uffef]/u;

/** Clusters for which one font can be requested. */
export interface ClusterGroup {
  /** As named by fontconfig; undefined for symbols, and for scripts of many languages. */
  language: string | undefined;
  /** Their script, if it belongs to one or few languages. */
  script: string | undefined;
  /** The default language of their script. */
  usual: string | undefined;
  clusters: string[];
}

/**
 * The clusters by language, in order of first occurrence.
 * @param written the languages of the pages, as BCP 47 tags
 */
export function byLanguage(
  clusters: readonly string[],
  written: readonly string[],
): ClusterGroup[] {
  const groups = new Map<string | undefined, ClusterGroup>();
  const han = languageOfHan(clusters, written);
  for (const cluster of clusters) {
    const found = languageOf(cluster, written, han);
    const group = groups.get(found.language) ?? { ...found, clusters: [] };
    groups.set(found.language, group);
    group.clusters.push(cluster);
  }
  return [...groups.values()];
}

function languageOf(
  cluster: string,
  written: readonly string[],
  han: string,
): Omit<ClusterGroup, "clusters"> {
  for (const { script, pattern, languages } of scripts) {
    if (!pattern.test(cluster)) continue;
    const [usual] = languages;
    const language = written.map(primaryOf).find((each) => languages.includes(each)) ?? usual;
    return { language, usual, script: isShared(language) ? undefined : script };
  }
  const language = shared.test(cluster) ? han : undefined;
  return { language, usual: language, script: undefined };
}

/** Whether fonts for a language also have ideographs. */
function isShared(language = ""): boolean {
  return /^(?:ja|ko|zh)/.test(language);
}

/** The language of ideographs: that of a page, or else that of the kana or hangul around them. */
function languageOfHan(clusters: readonly string[], written: readonly string[]): string {
  for (const language of written) {
    const primary = primaryOf(language);
    if (primary === "ja" || primary === "ko") return primary;
    if (/^(?:zh|yue|lzh)(?:-|$)/i.test(language)) return chineseOf(language);
  }
  if (clusters.some((each) => /[\u3041-\u309f\u30a1-\u30fa]/.test(each))) return "ja";
  return clusters.some((each) => /\p{Script=Hangul}/u.test(each)) ? "ko" : "zh-cn";
}

function chineseOf(language: string): string {
  if (/-(?:hk|mo)\b|^yue\b/i.test(language)) return "zh-hk";
  return /-(?:hant|tw)\b/i.test(language) ? "zh-tw" : "zh-cn";
}

function primaryOf(language: string): string {
  return language.toLowerCase().split("-")[0]!;
}
