/** The name of the settings file. */

/** The name of a project's settings file. */
export const settingsName = "wf.config.json";
