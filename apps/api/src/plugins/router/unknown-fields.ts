import * as z from "zod";
import { nearestName } from "./nearest-name";

/** Names that a value has and its schema lacks, by path, with the known names of that place. */
type Unknown = Map<string, string[]>;

const MAX_REPORTED = 10;
const MAX_SHOWN_LENGTH = 100;

/** A message for each field that the schema does not know, by its path. Values of the wrong type have no unknown fields. */
export function unknownFieldMessages(schema: z.ZodType, value: unknown): Record<string, string> {
  const found = [...findUnknown(schema, value, [])].slice(0, MAX_REPORTED);
  return Object.fromEntries(
    found.map(([path, known]) => {
      const near = nearestName(path.slice(path.lastIndexOf(".") + 1), known);
      return [path.slice(0, MAX_SHOWN_LENGTH), near ? `Unknown. Did you mean ${near}?` : "Unknown"];
    }),
  );
}

function findUnknown(schema: z.core.$ZodType, value: unknown, path: readonly (string | number)[]): Unknown {
  // A buffer is a file.
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return new Map();
  if (schema instanceof z.ZodObject) return findInObject(schema, value, path);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return merge(value.map((item, index) => findUnknown(schema.element, item, [...path, index])));
  if (schema instanceof z.ZodRecord)
    return merge(
      Object.entries(value).map(([key, one]) => findUnknown(schema.valueType, one, [...path, key])),
    );
  if (schema instanceof z.ZodUnion) return fewest(schema.options.map((one) => findUnknown(one, value, path)));
  if (schema instanceof z.ZodIntersection) {
    const right = findUnknown(schema.def.right, value, path);
    return new Map([...findUnknown(schema.def.left, value, path)].filter(([field]) => right.has(field)));
  }
  if (schema instanceof z.ZodPipe) return findUnknown(schema.in, value, path);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return findUnknown(schema.unwrap(), value, path);
  return new Map();
}

function findInObject({ shape }: z.ZodObject, value: object, path: readonly (string | number)[]): Unknown {
  if (Array.isArray(value)) return new Map();
  const known = Object.keys(shape);
  return merge(
    Object.entries(value).map(([name, one]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return field
        ? findUnknown(field, one, [...path, name])
        : new Map([[[...path, name].join("."), known] as const]);
    }),
  );
}

const merge = (parts: readonly Unknown[]): Unknown => new Map(parts.flatMap((part) => [...part]));

/** A value belongs to the form that knows most of its fields. */
const fewest = (choices: readonly Unknown[]): Unknown =>
  choices.reduce((best, one) => (one.size < best.size ? one : best));
