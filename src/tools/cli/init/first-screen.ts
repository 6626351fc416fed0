/** The first wireframe of a project: something to look at, change and learn from. */

/** Its source; valid, also with `--strict`. */
export const firstScreen = `// A wireframe is a page with components in it, which can contain others.
// "wf watch --open" shows it in your browser and updates it whenever you save.

page "Home" w=1080 {
  // A component starts with its name. A label follows in quotes, then attributes such as icon=plus,
  // and modifiers such as primary. Braces hold what is inside it.
  header {
    row justify=between align=center flex {
      logo "Harbor"
      nav ["Today", "Schedule", "People"] active=0
      button "New trip" icon=plus primary
    }
  }

  main p=8 gap=6 {
    stack gap=1 {
      title "Good morning, Ada" level=2
      text "Three boats leave the harbor today." muted
    }

    // In a row, things are side by side and share the width. In a stack or card, they are
    // below each other. gap is the space between them, in steps of 4 px.
    row gap=4 {
      card gap=1 {
        text "Trips today" size=sm muted
        title "3" level=3
        badge "On time" success pill
      }
      card gap=1 {
        text "Passengers" size=sm muted
        title "42" level=3
        progress value=70
      }
      card gap=1 {
        text "Wind" size=sm muted
        title "18 kn" level=3
        badge "Rising" warning pill
      }
    }

    // Lists are in brackets. A table has one for its columns, and one for each row.
    card "Departures" gap=4 {
      table striped {
        columns ["Time", "Boat", "Skipper", "Status"]
        row ["09:30", "Aurora", "Grace Hopper", "[badge:success] Ready"]
        row ["11:00", "Meridian", "Alan Turing", "[badge:success] Ready"]
        row ["14:15", "Petrel", "Katherine Johnson", "[badge:warning] Waiting for crew"]
      }
      link "All departures" href="/departures" size=sm
    }

    // Try it: change primary to outline above, or add  button "Weather" icon=wind  here.
    // "wf grammar card" prints what a card takes, and "wf icons boat" finds an icon.
  }
}
`;
