import * as z from "zod";
import type { Json } from "./json-schemas";
import { catalogueFields } from "./texts/catalogue-fields";
import type { FieldText, FieldTexts } from "./texts/field-text";
import { importFields } from "./texts/import-fields";
import { orderFields } from "./texts/order-fields";
import { peopleFields } from "./texts/people-fields";
import { platformFields } from "./texts/platform-fields";
import { promotionFields } from "./texts/promotion-fields";
import { reportFields } from "./texts/report-fields";
import { schemaFieldTexts } from "./texts/schema-field-texts";
import { shopperFields } from "./texts/shopper-fields";

/** What every field of the document means. */
export const fieldTexts: FieldTexts = {
  ...catalogueFields,
  ...orderFields,
  ...peopleFields,
  ...platformFields,
  ...promotionFields,
  ...reportFields,
  ...shopperFields,
  ...importFields,
};

const FORMAT_EXAMPLES: Record<string, string> = {
  "date-time": "2026-11-18T09:00:00.000Z",
  date: "2026-11-18",
};

const isSchema = (value: unknown): value is Json => typeof value === "object" && value !== null;

/**
 * The schema, in which every field has a sentence, and every simple value an example. `path` is the name of the schema or
 * operation, which may have sentences of its own.
 */
export function withFieldTexts(schema: Json, path: string): Json {
  return Object.fromEntries(
    Object.entries(schema).map(([key, part]) => {
      if (key === "properties" && isSchema(part)) return [key, describeAll(part, path)];
      if (["anyOf", "oneOf", "allOf"].includes(key) && Array.isArray(part))
        return [key, part.map((choice) => withFieldTexts(choice, path))];
      if (["items", "additionalProperties"].includes(key) && isSchema(part))
        return [key, withFieldTexts(part, path)];
      return [key, part];
    }),
  );
}

function describeAll(fields: Json, path: string): Json {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const own = `${path}.${name}`;
      const text = schemaFieldTexts[own] ?? fieldTexts[name];
      // Generators would make a field with a default required. These defaults are all empty.
      const { default: _, ...shape } = field as Json;
      return [name, withFieldText(withFieldTexts(shape, own), text)];
    }),
  );
}

/** The schema with this sentence and an example. */
export const withFieldText = (schema: Json, text: FieldText | undefined): Json => ({
  ...withExample(schema, text),
  ...(text && { description: text[0] }),
});

/** The schema with an example that its type allows. */
export function withExample(schema: Json, text: FieldText | undefined): Json {
  const example = exampleOf(schema, text?.[1]);
  return example === undefined ? schema : { ...schema, examples: [example] };
}

/** An example for a simple value; undefined for an object, whose fields have their own. */
function exampleOf(schema: Json, suggested?: string | number): unknown {
  const { type, enum: values, const: only, format, minimum, exclusiveMinimum, items, anyOf } = schema;
  if (only !== undefined) return only;
  if (Array.isArray(values)) return values[0];
  const first = Array.isArray(anyOf) ? anyOf.find((one: Json) => one.type !== "null") : undefined;
  if (first) return exampleOf(first, suggested);
  const simple = Array.isArray(type) ? type[0] : type;
  if (simple === "boolean") return true;
  if (simple === "integer" || simple === "number") {
    if (typeof suggested === "number" && isAllowed(schema, suggested)) return suggested;
    return Math.max(1, Number(minimum ?? exclusiveMinimum ?? 1));
  }
  if (simple === "array" && isSchema(items)) {
    const item = exampleOf(items, suggested);
    return item === undefined ? undefined : Array(Math.max(1, Number(schema.minItems ?? 1))).fill(item);
  }
  if (simple !== "string") return undefined;
  const usual = FORMAT_EXAMPLES[String(format)];
  // `npm run verify` checks it against the pattern.
  if (usual === undefined) return suggested === undefined ? undefined : String(suggested);
  return suggested !== undefined && isAllowed(schema, suggested) ? suggested : usual;
}

const isAllowed = (schema: Json, value: string | number) => z.fromJSONSchema(schema).safeParse(value).success;
