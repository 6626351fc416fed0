/** Names the screens that are written in several languages to compare what they cost an agent. */
export const agentScreens =
  "login dashboard data-table pricing profile inbox kanban-board mobile-app states sign-up".split(
    " ",
  );
