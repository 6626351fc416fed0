/** The values of the light theme: dark ink on white paper. */
import type { OwnTheme, Shadow } from "./tokens.js";

/** Grays with a hint of blue, and one muted hue for each status. */
function values(): OwnTheme {
  return {
    colors: {
      paper: "#ffffff",
      canvas: "#f0f1f3",
      fill: "#f4f5f6",
      fillStrong: "#e6e8eb",
      hatch: "#e2e5e9",
      raised: "#ffffff",
      floating: "#ffffff",
      topmost: "#ffffff",
      thumb: "#ffffff",
      thumbLine: "#868f99",
      ink: "#1f2328",
      inkMuted: "#525b66",
      inkFaint: "#66707b",
      line: "#d0d5da",
      lineStrong: "#868f99",
      gridline: "#d0d5da",
      accent: "#24292f",
      onAccent: "#ffffff",
      link: "#1f5cb3",
      focus: "#2f6fd0",
      scrim: "#14181c",
      mark: "#566476",
      inverse: "#24292f",
      onInverse: "#ffffff",
      accentText: "#24292f",
      accentFill: "#e6e8eb",
      ownFill: "#d3e0ee",
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
      tintBlue: "#d6e4f5",
      onTintBlue: "#1f4a7a",
      tintRed: "#f5d9dc",
      onTintRed: "#832c3b",
      tintGreen: "#d5eadc",
      onTintGreen: "#1d5a37",
      tintYellow: "#f1e6bb",
      onTintYellow: "#5c4a05",
      tintPurple: "#e3dbf3",
      onTintPurple: "#503985",
      tintOrange: "#f6dec8",
      onTintOrange: "#77400d",
    },
    scrimOpacity: 0.45,
    shadows: {
      sm: [cast(1, 3, 0, 0.07), cast(1, 2, -1, 0.06)],
      md: [cast(3, 8, -1, 0.1), cast(1, 3, -1, 0.07)],
      lg: [cast(9, 20, -4, 0.14), cast(3, 7, -3, 0.07)],
      xl: [cast(18, 40, -8, 0.2), cast(6, 14, -5, 0.09)],
    },
  };
}

let made: OwnTheme | undefined;

/** The values, created on demand. */
export function light(): OwnTheme {
  made ??= values();
  return made;
}

function cast(y: number, blur: number, spread: number, opacity: number): Shadow {
  return { x: 0, y, blur, spread, color: "#1f2328", opacity };
}
