/** The severities of diagnostics. */

/** How serious a diagnostic is: only errors make a source invalid. */
export type Severity = "error" | "warning" | "info";
