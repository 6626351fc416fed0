/** Names the settings file. */

/** Name of the file that a project has its settings in. */
export const settingsName = "wf.config.json";
