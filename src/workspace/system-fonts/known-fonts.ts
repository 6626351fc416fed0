/** Lists the fonts of macOS and Windows for each language, and their folders. */

/** The fonts of a system: for each language, files with their bold versions, best first. */
export interface KnownFonts {
  /** Where they are. */
  folders(env: NodeJS.ProcessEnv): readonly string[];
  /** By language, as in fontconfig. A face of a collection follows the name of its file. */
  readonly files: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Tried last, for all characters. */
  readonly others: readonly (readonly string[])[];
}

const nirmala = [["Nirmala.ttc"], ["Nirmala.ttf", "NirmalaB.ttf"]];
const leelawadee = [["LeelawUI.ttf", "LeelaUIb.ttf"]];
const segoe = [["segoeui.ttf", "segoeuib.ttf"]];
const jhenghei = [["msjh.ttc", "msjhbd.ttc"], ["mingliu.ttc"]];

/** By platform, as named by Node. */
export const knownFonts: Readonly<Partial<Record<NodeJS.Platform, KnownFonts>>> = {
  darwin: {
    folders: ({ HOME }) => [
      ...(HOME ? [`${HOME}/Library/Fonts`] : []),
      "/Library/Fonts",
      "/System/Library/Fonts",
      "/System/Library/Fonts/Supplemental",
    ],
    files: {
      ja: [["ヒラギノ角ゴシック W3.ttc", "ヒラギノ角ゴシック W6.ttc"]],
      "zh-cn": [["PingFang.ttc#PingFang SC"], ["Hiragino Sans GB.ttc"], ["STHeiti Light.ttc"]],
      "zh-tw": [["PingFang.ttc#PingFang TC"], ["STHeiti Light.ttc"]],
      "zh-hk": [["PingFang.ttc#PingFang HK"], ["STHeiti Light.ttc"]],
      ko: [["AppleSDGothicNeo.ttc"]],
      ar: [["GeezaPro.ttc"]],
      he: [["ArialHB.ttc"]],
      th: [["Thonburi.ttc"]],
      hi: [["Kohinoor.ttc"], ["Devanagari Sangam MN.ttc"]],
      bn: [["KohinoorBangla.ttc"], ["Bangla Sangam MN.ttc"]],
      pa: [["MuktaMahee.ttc"], ["Gurmukhi Sangam MN.ttc"]],
      gu: [["KohinoorGujarati.ttc"], ["Gujarati Sangam MN.ttc"]],
      or: [["NotoSansOriya.ttc"], ["Oriya Sangam MN.ttc"]],
      ta: [["Tamil Sangam MN.ttc"]],
      te: [["KohinoorTelugu.ttc"], ["Telugu Sangam MN.ttc"]],
      kn: [["NotoSansKannada.ttc"], ["Kannada Sangam MN.ttc"]],
      ml: [["Malayalam Sangam MN.ttc"]],
      si: [["Sinhala Sangam MN.ttc"]],
      lo: [["Lao Sangam MN.ttf"]],
      my: [["NotoSansMyanmar.ttc"], ["Myanmar Sangam MN.ttc"]],
      km: [["Khmer Sangam MN.ttf"]],
      bo: [["Kailasa.ttc"]],
      am: [["Kefa.ttc"]],
      hy: [["NotoSansArmenian.ttc"], ["Mshtakan.ttc"]],
    },
    others: [["Arial Unicode.ttf"], ["Apple Symbols.ttf"], ["Menlo.ttc"]],
  },
  win32: {
    folders: ({ SystemRoot = "C:\\Windows", LOCALAPPDATA }) => [
      ...(LOCALAPPDATA ? [`${LOCALAPPDATA}\\Microsoft\\Windows\\Fonts`] : []),
      `${SystemRoot}\\Fonts`,
    ],
    files: {
      ja: [["YuGothR.ttc", "YuGothB.ttc"], ["meiryo.ttc", "meiryob.ttc"], ["msgothic.ttc"]],
      "zh-cn": [["msyh.ttc", "msyhbd.ttc"], ["simsun.ttc"]],
      "zh-tw": jhenghei,
      "zh-hk": jhenghei,
      ko: [["malgun.ttf", "malgunbd.ttf"]],
      ar: segoe,
      he: segoe,
      th: leelawadee,
      lo: leelawadee,
      km: leelawadee,
      hi: nirmala,
      bn: nirmala,
      pa: nirmala,
      gu: nirmala,
      or: nirmala,
      ta: nirmala,
      te: nirmala,
      kn: nirmala,
      ml: nirmala,
      si: nirmala,
      my: [["mmrtext.ttf", "mmrtextb.ttf"]],
      bo: [["himalaya.ttf"]],
      am: [["ebrima.ttf", "ebrimabd.ttf"]],
      hy: segoe,
      ka: segoe,
    },
    others: [["seguisym.ttf"], ["segoeui.ttf", "segoeuib.ttf"], ["l_10646.ttf"]],
  },
};
