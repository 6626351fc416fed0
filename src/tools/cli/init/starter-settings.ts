/** The first settings of a project. */

/** Folder for pictures, relative to the settings file. */
export const pictureFolder = "pictures";

/** The text of the settings file; `schema` is the path of the schema, relative to it. */
export function starterSettings(schema: string): string {
  return `{
  "$schema": ${JSON.stringify(schema)},
  "validate": {
    "ignore": ["drafts/"]
  },
  "render": {
    "outDir": ${JSON.stringify(pictureFolder)}
  }
}
`;
}
