import type { Json } from "../json-schemas";
import { toHtml, withMarks } from "./html";

const PREFIX = "#/components/schemas/";
const isSchema = (value: unknown): value is Json => typeof value === "object" && value !== null;
const asList = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isSchema) : []);

export const schemaLink = (name: string) =>
  `<a href="/api/docs/schemas#${encodeURIComponent(name)}">${toHtml(name)}</a>`;

/** The type of a value in a few words, with links to named schemas. */
export function typeText(schema: Json): string {
  const { $ref, enum: values, const: only, anyOf, oneOf, allOf, type, items, format } = schema;
  if (typeof $ref === "string") return schemaLink($ref.slice(PREFIX.length));
  if (only !== undefined) return `<code>${toHtml(JSON.stringify(only))}</code>`;
  if (Array.isArray(values)) return values.map((one) => `<code>${toHtml(one)}</code>`).join(", ");
  const choices = [...asList(anyOf), ...asList(oneOf)];
  if (choices.length > 0) return [...new Set(choices.map(typeText))].join(" or ");
  if (!type && asList(allOf).length > 0) return asList(allOf).map(typeText).join(" and ");
  if (type === "array") return isSchema(items) ? `list of ${typeText(items)}` : "list";
  if (type === undefined) return "any value";
  return toHtml(format ?? type);
}

/** Limits that a value must observe. */
function limitsText({ minLength, maxLength, minimum, maximum, minItems, maxItems }: Json): string {
  const range = (least: unknown, most: unknown, unit: string) => {
    if (least === undefined && most === undefined) return [];
    if (most === undefined) return [`at least ${least}${unit}`];
    return [least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`];
  };
  return [
    ...range(minLength, maxLength, " characters"),
    ...range(minimum, maximum, ""),
    ...range(minItems, maxItems, " items"),
  ].join(", ");
}

interface Row {
  name: string;
  schema: Json;
  required: boolean;
  description?: unknown;
  note?: string;
}

/** One row of a list of fields or parameters. */
export function fieldRow({ name, schema, required, description, note }: Row, depth = 0): string {
  const limits = limitsText(schema);
  const inner = depth < 3 ? nestedFields(schema, depth) : "";
  return `<div class="field"><dt><code>${toHtml(name)}</code> <span class="type">${typeText(schema)}${limits ? `, ${limits}` : ""}</span>${
    required ? ' <span class="required">required</span>' : ""
  }${note ? ` <span class="type">${toHtml(note)}</span>` : ""}</dt><dd>${withMarks(description ?? schema.description ?? "")}${inner}</dd></div>`;
}

/** The fields of an object, of the items of a list, or of the choices. */
function nestedFields(schema: Json, depth: number): string {
  const { items, anyOf, oneOf, properties } = schema;
  if (isSchema(properties)) return schemaFields(schema, depth + 1);
  if (isSchema(items)) return nestedFields(items, depth);
  return [...asList(anyOf), ...asList(oneOf)].map((choice) => nestedFields(choice, depth)).join("");
}

/** The fields of a schema. */
export function schemaFields(schema: Json, depth = 0): string {
  const { properties, required = [], allOf, oneOf, anyOf, items } = schema;
  if (isSchema(properties)) {
    const rows = Object.entries(properties).map(([name, field]) =>
      fieldRow({ name, schema: field as Json, required: (required as string[]).includes(name) }, depth),
    );
    return rows.length > 0 ? `<dl class="fields">${rows.join("")}</dl>` : "";
  }
  const choices = [...asList(oneOf), ...asList(anyOf)];
  if (choices.some((choice) => isSchema(choice.properties)))
    return choices.map((choice) => schemaFields(choice, depth)).join('<p class="or">or</p>');
  if (asList(allOf).length > 0 && !schema.type)
    return asList(allOf)
      .map((part) => fieldsOrType(part, depth))
      .join("");
  if (isSchema(items)) return fieldsOrType(items, depth);
  return `<p>${typeText(schema)}</p>`;
}

const fieldsOrType = (schema: Json, depth: number) =>
  isSchema(schema.properties) ? schemaFields(schema, depth) : `<p>${typeText(schema)}</p>`;
