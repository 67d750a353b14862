import * as z from "zod";

export type Json = Record<string, unknown>;
type Schemas = Record<string, z.ZodType>;

interface Converted {
  /** JSON schemas of the given ones, by key. */
  schemas: Record<string, Json>;
  /** Schemas of the contract with an `id` that they refer to, by id. */
  named: Record<string, Json>;
}

/** Converts what clients send and what they get. Named schemas become references to `components`. */
export function toJsonSchemas({ inputs, outputs }: { inputs: Schemas; outputs: Schemas }) {
  const sent = convert(inputs, "input");
  const returned = convert(outputs, "output");
  const differing = differingNames(sent.named, returned.named);
  const inputName = (name: string) => (differing.has(name) ? `${name}Input` : name);
  return {
    inputs: withReferences(sent.schemas, inputName),
    outputs: withReferences(returned.schemas),
    components: {
      ...withReferences(returned.named),
      ...Object.fromEntries(
        Object.entries(withReferences(sent.named, inputName)).map(([name, schema]) => [
          inputName(name),
          schema,
        ]),
      ),
    },
  };
}

function convert(schemas: Schemas, io: "input" | "output"): Converted {
  const { properties = {}, $defs = {} } = z.toJSONSchema(z.object(schemas), {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema }) => simplify(jsonSchema, io),
  });
  return { schemas: properties as Converted["schemas"], named: $defs as Converted["named"] };
}

/** Removes what says nothing to a reader. Replies stay open, because later versions may add fields. */
function simplify(schema: z.core.JSONSchema.BaseSchema, io: "input" | "output"): void {
  if (schema.format === "date-time" || schema.format === "date") delete schema.pattern;
  // Tools that don't read patterns as Unicode would refuse the letters of the name.
  if (schema.pattern) schema.pattern = schema.pattern.replaceAll("\\p{Cc}", "\\u0000-\\u001f\\u007f-\\u009f");
  for (const part of schema.allOf ?? [])
    if (typeof part === "object" && part.pattern)
      part.pattern = part.pattern.replaceAll("\\p{Cc}", "\\u0000-\\u001f\\u007f-\\u009f");
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (io === "output" && schema.additionalProperties === false) delete schema.additionalProperties;
}

/** Names whose schemas differ between input and output, themselves or in what they refer to. */
function differingNames(sent: Converted["named"], returned: Converted["named"]): Set<string> {
  const shared = Object.keys(sent).filter((name) => name in returned);
  const texts = new Map(shared.map((name) => [name, JSON.stringify(sent[name])]));
  const differing = new Set(shared.filter((name) => texts.get(name) !== JSON.stringify(returned[name])));
  // Iterating a set also visits names that are added meanwhile.
  for (const name of differing) {
    for (const [other, text] of texts) if (text.includes(`"#/$defs/${name}"`)) differing.add(other);
  }
  return differing;
}

function withReferences<T>(value: T, nameOf: (name: string) => string = (name) => name): T {
  return JSON.parse(JSON.stringify(value), (key, part) =>
    key === "$ref" ? `#/components/schemas/${nameOf(part.replace("#/$defs/", ""))}` : withoutAnyChoice(part),
  );
}

/** A choice between any value and null is any value. */
function withoutAnyChoice(part: unknown): unknown {
  const { anyOf, ...rest } = Object(part) as Json;
  const allowsAny = Array.isArray(anyOf) && anyOf.some((choice) => Object.keys(choice).length === 0);
  return allowsAny ? rest : part;
}
