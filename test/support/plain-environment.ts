/** Clears what a terminal or a CI service says about colors, so that children print plain text. */
delete process.env.FORCE_COLOR;
delete process.env.NO_COLOR;
