import type { Json } from "./json-schemas";

const isSchema = (value: unknown): value is Json => typeof value === "object" && value !== null;
const PREFIX = "#/components/schemas/";

/** An example of a whole value, put together from the examples of its fields. `named` are the schemas of `components`. */
export function composeExample(schema: Json, named: Record<string, Json>): unknown {
  const compose = (part: unknown) => composeExample(isSchema(part) ? part : {}, named);
  const { $ref, examples, enum: values, const: only, anyOf, oneOf, allOf, properties, items, type } = schema;
  if (typeof $ref === "string") return compose(named[$ref.slice(PREFIX.length)]);
  if (Array.isArray(examples)) return examples[0];
  if (only !== undefined) return only;
  if (Array.isArray(values)) return values[0];
  const choices = [anyOf, oneOf].find(Array.isArray) as Json[] | undefined;
  if (choices) return compose(choices.find((choice) => choice.type !== "null"));
  if (Array.isArray(allOf) && !type) return Object.assign({}, ...allOf.map(compose));
  if (isSchema(properties))
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, compose(field)]));
  if (isSchema(items)) return Array(Math.max(1, Number(schema.minItems ?? 1))).fill(compose(items));
  if (type === "array") return [];
  if (type === "object") return {};
  return type === undefined ? {} : null;
}
