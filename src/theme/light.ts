/** The values of the light theme: dark ink on white paper. */
import type { OwnTheme, Shadow } from "./tokens.js";

/** Grays with a trace of blue; one quiet hue for each status. */
export const light: OwnTheme = {
  colors: {
    paper: "#ffffff",
    canvas: "#f0f1f3",
    fill: "#f4f5f6",
    fillStrong: "#e6e8eb",
    hatch: "#e2e5e9",
    ink: "#1f2328",
    inkMuted: "#525b66",
    inkFaint: "#66707b",
    line: "#d6dade",
    lineStrong: "#868f99",
    accent: "#24292f",
    onAccent: "#ffffff",
    link: "#1f5cb3",
    focus: "#2f6fd0",
    scrim: "#14181c",
    successText: "#1d6a3b",
    successFill: "#eaf5ee",
    successLine: "#4f9a6b",
    warningText: "#7a5100",
    warningFill: "#fcf4e0",
    warningLine: "#b0811c",
    dangerText: "#a62b23",
    dangerFill: "#fceeec",
    dangerLine: "#cc6056",
    infoText: "#1f568f",
    infoFill: "#ebf3fb",
    infoLine: "#5189c4",
    series2: "#4a7db8",
    series3: "#bf8232",
    series4: "#6b5296",
    series5: "#4a9a80",
    series6: "#b0566f",
    markerBlue: "#2a66c8",
    onMarkerBlue: "#ffffff",
    markerRed: "#c63a30",
    onMarkerRed: "#ffffff",
    markerGreen: "#2a7d46",
    onMarkerGreen: "#ffffff",
    markerYellow: "#f2c531",
    onMarkerYellow: "#16191d",
    markerPurple: "#7a4cc0",
    onMarkerPurple: "#ffffff",
    markerOrange: "#ea8a32",
    onMarkerOrange: "#16191d",
  },
  scrimOpacity: 0.45,
  shadows: {
    sm: [cast(1, 2, 0, 0.1)],
    md: [cast(2, 6, -1, 0.12), cast(1, 2, 0, 0.06)],
    lg: [cast(8, 18, -4, 0.16), cast(2, 5, -2, 0.08)],
    xl: [cast(18, 42, -8, 0.24), cast(5, 12, -4, 0.1)],
  },
};

function cast(y: number, blur: number, spread: number, opacity: number): Shadow {
  return { x: 0, y, blur, spread, color: "#1f2328", opacity };
}
