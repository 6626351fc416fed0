/** Clears color settings of a terminal or a CI service, so that child processes print plain text. */
delete process.env.FORCE_COLOR;
delete process.env.NO_COLOR;
