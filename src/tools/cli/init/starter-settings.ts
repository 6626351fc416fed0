/** The first settings of a project. */

/** Folder of the pictures, from the settings file on. */
export const pictureFolder = "pictures";

/** Their text; `schema` is the path of the schema from the settings file on. */
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
