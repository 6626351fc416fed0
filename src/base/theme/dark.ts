/** The values of the dark theme: light ink on charcoal paper. */
import type { OwnTheme, Shadow } from "./tokens.js";

/** The proportions of the light theme on a dark background; only shadows are pure black. */
function values(): OwnTheme {
  return {
    colors: {
      paper: "#1a1d21",
      canvas: "#101215",
      fill: "#212429",
      fillStrong: "#2e3238",
      hatch: "#2c3036",
      raised: "#272b31",
      floating: "#2e3339",
      topmost: "#353b42",
      thumb: "#434951",
      thumbLine: "#949ca5",
      ink: "#e9ebee",
      inkMuted: "#b4bbc4",
      inkFaint: "#a3abb4",
      line: "#40464e",
      lineStrong: "#69727d",
      gridline: "#363b42",
      accent: "#cdd2d9",
      onAccent: "#16191d",
      link: "#8cb9f3",
      focus: "#6ea6f0",
      scrim: "#101215",
      mark: "#8f9dad",
      inverse: "#373d45",
      onInverse: "#e9ebee",
      accentText: "#e9ebee",
      accentFill: "#33383e",
      ownFill: "#2f4257",
      successText: "#82d09d",
      successFill: "#1c2c22",
      successLine: "#549a6d",
      warningText: "#e3bd62",
      warningFill: "#2f2819",
      warningLine: "#a98936",
      dangerText: "#f29d95",
      dangerFill: "#37221f",
      dangerLine: "#cf736b",
      infoText: "#92bdee",
      infoFill: "#1d2a38",
      infoLine: "#5f91c6",
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
      tintBlue: "#27405c",
      onTintBlue: "#b5d3f4",
      tintRed: "#552f36",
      onTintRed: "#f4bcc4",
      tintGreen: "#264a35",
      onTintGreen: "#addfbf",
      tintYellow: "#4a421a",
      onTintYellow: "#e9dc8f",
      tintPurple: "#3f3661",
      onTintPurple: "#d1c3f3",
      tintOrange: "#523823",
      onTintOrange: "#f3c6a0",
    },
    scrimOpacity: 0.6,
    shadows: {
      sm: [cast(1, 3, 0, 0.28), cast(1, 2, -1, 0.25)],
      md: [cast(3, 8, -1, 0.36), cast(1, 3, -1, 0.28)],
      lg: [cast(9, 20, -4, 0.46), cast(3, 7, -3, 0.3)],
      xl: [cast(18, 40, -8, 0.55), cast(6, 14, -5, 0.35)],
    },
  };
}

let made: OwnTheme | undefined;

/** The values, created on demand. */
export function dark(): OwnTheme {
  made ??= values();
  return made;
}

function cast(y: number, blur: number, spread: number, opacity: number): Shadow {
  return { x: 0, y, blur, spread, color: "#000000", opacity };
}
