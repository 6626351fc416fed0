/** The values of the dark theme: light ink on charcoal paper. */
import type { OwnTheme, Shadow } from "./tokens.js";

/** The relations of the light theme on a dark ground; nothing is pure black but shadows. */
export const dark: OwnTheme = {
  colors: {
    paper: "#1c1f23",
    canvas: "#121417",
    fill: "#26292e",
    fillStrong: "#33383e",
    hatch: "#31353b",
    ink: "#e9ebee",
    inkMuted: "#b0b7c0",
    inkFaint: "#949ca6",
    line: "#3a3f46",
    lineStrong: "#737c87",
    accent: "#e9ebee",
    onAccent: "#1c1f23",
    link: "#8cb9f3",
    focus: "#6ea6f0",
    scrim: "#000000",
    successText: "#82d09d",
    successFill: "#1c2c22",
    successLine: "#478b60",
    warningText: "#e3bd62",
    warningFill: "#2f2819",
    warningLine: "#98792f",
    dangerText: "#f29d95",
    dangerFill: "#37221f",
    dangerLine: "#bf625a",
    infoText: "#92bdee",
    infoFill: "#1d2a38",
    infoLine: "#5081b6",
    series2: "#6c9fd9",
    series3: "#dcae63",
    series4: "#9c83cc",
    series5: "#62b79b",
    series6: "#cf748d",
    markerBlue: "#7fb0f5",
    onMarkerBlue: "#16191d",
    markerRed: "#f08b81",
    onMarkerRed: "#16191d",
    markerGreen: "#6cc489",
    onMarkerGreen: "#16191d",
    markerYellow: "#f0cd5e",
    onMarkerYellow: "#16191d",
    markerPurple: "#b99eec",
    onMarkerPurple: "#16191d",
    markerOrange: "#f0a560",
    onMarkerOrange: "#16191d",
  },
  scrimOpacity: 0.6,
  shadows: {
    sm: [cast(1, 2, 0, 0.35)],
    md: [cast(2, 6, -1, 0.4), cast(1, 2, 0, 0.25)],
    lg: [cast(8, 18, -4, 0.5), cast(2, 5, -2, 0.3)],
    xl: [cast(18, 42, -8, 0.6), cast(5, 12, -4, 0.35)],
  },
};

function cast(y: number, blur: number, spread: number, opacity: number): Shadow {
  return { x: 0, y, blur, spread, color: "#000000", opacity };
}
