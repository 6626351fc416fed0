/** The part of the SARIF 2.1.0 schema that our reports use; strict about everything else. */

const message = {
  type: "object",
  properties: { text: { type: "string" } },
  required: ["text"],
  additionalProperties: false,
};

const artifactLocation = {
  type: "object",
  properties: { uri: { type: "string", pattern: "^[^\\s]+$" }, uriBaseId: { type: "string" } },
  additionalProperties: false,
};

const region = {
  type: "object",
  properties: {
    startLine: { type: "integer", minimum: 1 },
    startColumn: { type: "integer", minimum: 1 },
    endLine: { type: "integer", minimum: 1 },
    endColumn: { type: "integer", minimum: 1 },
  },
  additionalProperties: false,
};

const location = {
  type: "object",
  properties: {
    id: { type: "integer", minimum: -1 },
    message,
    physicalLocation: {
      type: "object",
      properties: { artifactLocation, region },
      required: ["artifactLocation"],
      additionalProperties: false,
    },
  },
  additionalProperties: false,
};

const level = { enum: ["none", "note", "warning", "error"] };

const fix = {
  type: "object",
  properties: {
    description: message,
    artifactChanges: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        properties: {
          artifactLocation,
          replacements: {
            type: "array",
            minItems: 1,
            items: {
              type: "object",
              properties: { deletedRegion: region, insertedContent: message },
              required: ["deletedRegion"],
              additionalProperties: false,
            },
          },
        },
        required: ["artifactLocation", "replacements"],
        additionalProperties: false,
      },
    },
  },
  required: ["artifactChanges"],
  additionalProperties: false,
};

const result = {
  type: "object",
  properties: {
    ruleId: { type: "string" },
    ruleIndex: { type: "integer", minimum: -1 },
    level,
    message,
    locations: { type: "array", items: location },
    relatedLocations: { type: "array", uniqueItems: true, items: location },
    fixes: { type: "array", uniqueItems: true, items: fix },
  },
  required: ["message"],
  additionalProperties: false,
};

const rule = {
  type: "object",
  properties: {
    id: { type: "string" },
    shortDescription: message,
    help: message,
    defaultConfiguration: {
      type: "object",
      properties: { level },
      additionalProperties: false,
    },
  },
  required: ["id"],
  additionalProperties: false,
};

const notification = {
  type: "object",
  properties: { level, message, locations: { type: "array", items: location } },
  required: ["message"],
  additionalProperties: false,
};

/** A log with exactly one run. */
export const sarifSchema = {
  type: "object",
  properties: {
    $schema: { type: "string" },
    version: { const: "2.1.0" },
    runs: {
      type: "array",
      minItems: 1,
      maxItems: 1,
      items: {
        type: "object",
        properties: {
          tool: {
            type: "object",
            properties: {
              driver: {
                type: "object",
                properties: {
                  name: { type: "string" },
                  version: { type: "string" },
                  rules: { type: "array", uniqueItems: true, items: rule },
                },
                required: ["name"],
                additionalProperties: false,
              },
            },
            required: ["driver"],
            additionalProperties: false,
          },
          columnKind: { const: "utf16CodeUnits" },
          invocations: {
            type: "array",
            items: {
              type: "object",
              properties: {
                executionSuccessful: { type: "boolean" },
                toolExecutionNotifications: { type: "array", items: notification },
              },
              required: ["executionSuccessful"],
              additionalProperties: false,
            },
          },
          results: { type: "array", items: result },
        },
        required: ["tool"],
        additionalProperties: false,
      },
    },
  },
  required: ["version", "runs"],
  additionalProperties: false,
};
