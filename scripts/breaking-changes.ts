/** The parts of an OpenAPI document that clients depend on. */
export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

type Content = Record<string, { schema?: Schema }>;

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
}

/** What a client of the released version could notice, one sentence for each breaking change. */
export function findBreakingChanges(released: ApiDocument, current: ApiDocument): string[] {
  return Object.entries(released.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, before]) => {
      const after = current.paths[path]?.[method];
      const name = `${method.toUpperCase()} ${path}`;
      if (!after) return [`${name} was removed`];
      const compare = createComparison(released, current);
      return [
        ...compareParameters(before, after, compare),
        ...compareBody(before, after, compare),
        ...compareReply(before, after, compare),
      ].map((change) => `${name}: ${change}`);
    }),
  );
}

type Compare = (before: Schema, after: Schema, use: "sent" | "received", place: string) => string[];

function compareParameters(before: Operation, after: Operation, compare: Compare): string[] {
  const find = ({ parameters = [] }: Operation, { name, in: location }: { name: string; in: string }) =>
    parameters.find((one) => one.name === name && one.in === location);
  const removed = (before.parameters ?? []).flatMap((parameter) => {
    const same = find(after, parameter);
    if (!same) return [`parameter ${parameter.name} was removed`];
    return compare(parameter.schema ?? {}, same.schema ?? {}, "sent", `parameter ${parameter.name}`);
  });
  const required = (after.parameters ?? [])
    .filter((parameter) => parameter.required && !find(before, parameter)?.required)
    .map(({ name }) => `parameter ${name} became required`);
  return [...removed, ...required];
}

function compareBody(before: Operation, after: Operation, compare: Compare): string[] {
  if (!before.requestBody) return after.requestBody ? ["a body became required"] : [];
  return Object.entries(before.requestBody.content).flatMap(([type, { schema = {} }]) => {
    const same = after.requestBody?.content[type];
    return same ? compare(schema, same.schema ?? {}, "sent", "body") : [`bodies of ${type} are refused`];
  });
}

function compareReply(before: Operation, after: Operation, compare: Compare): string[] {
  const successes = Object.entries(before.responses).filter(([status]) => status.startsWith("2"));
  return successes.flatMap(([status, { content = {} }]) => {
    const same = after.responses[status];
    if (!same) return [`status ${status} was removed`];
    return Object.entries(content).flatMap(([type, { schema = {} }]) => {
      const reply = same.content?.[type];
      return reply
        ? compare(schema, reply.schema ?? {}, "received", "reply")
        : [`replies of ${type} were removed`];
    });
  });
}

function createComparison(released: ApiDocument, current: ApiDocument): Compare {
  const seen = new Set<string>();
  return function compare(beforeRef, afterRef, use, place): string[] {
    const pair = `${beforeRef.$ref} ${afterRef.$ref} ${use}`;
    if (beforeRef.$ref && seen.has(pair)) return [];
    if (beforeRef.$ref) seen.add(pair);
    const [before, after] = [resolve(beforeRef, released), resolve(afterRef, current)];
    // The client sends what the released version took, and reads what the current version replies.
    const [given, taken] = use === "sent" ? [before, after] : [after, before];
    const refused = kindsOf(given, use === "sent" ? released : current).filter(
      (kind) => !accepts(kindsOf(taken, use === "sent" ? current : released), kind),
    );
    // Clients ignore values and fields that they do not know.
    const unknown = use === "received" ? refused.filter((kind) => !kind.startsWith("value ")) : refused;
    if (unknown.length > 0)
      return [`${place} ${use === "sent" ? "no longer takes" : "may now be"} ${unknown.join(", ")}`];
    const [old, now] = [withoutNull(before, released), withoutNull(after, current)];
    return [
      ...compareProperties(old, now, use, place, compare),
      ...(isSchema(old.items) && isSchema(now.items) ? compare(old.items, now.items, use, `${place}[]`) : []),
    ];
  };
}

/** The only choice besides null. */
function withoutNull(schema: Schema, document: ApiDocument): Schema {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter(({ type }) => type !== "null");
  const [choice] = choices;
  return choice && choices.length === 1 ? resolve(choice, document) : schema;
}

function compareProperties(
  before: Schema,
  after: Schema,
  use: "sent" | "received",
  place: string,
  compare: Compare,
): string[] {
  const { properties = {}, required = [] } = before;
  const changes = Object.entries(properties).flatMap(([name, schema]) => {
    const same = after.properties?.[name];
    const field = `${place}.${name}`;
    if (!same) return after.properties ? [`${field} was removed`] : [];
    const isMissable = use === "received" && required.includes(name) && !after.required?.includes(name);
    return [...(isMissable ? [`${field} may now be missing`] : []), ...compare(schema, same, use, field)];
  });
  const added =
    use === "sent" && before.properties
      ? (after.required ?? [])
          .filter((name) => !required.includes(name))
          .map((name) => `${place}.${name} became required`)
      : [];
  return [...changes, ...added];
}

const isSchema = (schema: Schema | boolean | undefined): schema is Schema => typeof schema === "object";

function resolve(schema: Schema, document: ApiDocument): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? (document.components.schemas[name] ?? {}) : schema;
}

/** The kinds of values that a schema allows: its types, or its single values. */
function kindsOf(schema: Schema, document: ApiDocument): string[] {
  const { type, enum: values, const: single, anyOf, oneOf } = resolve(schema, document);
  const choices = anyOf ?? oneOf;
  if (choices) return choices.flatMap((choice) => kindsOf(choice, document));
  if (single !== undefined) return [`value ${JSON.stringify(single)}`];
  if (values) return values.map((value) => `value ${JSON.stringify(value)}`);
  return type === undefined ? ["anything"] : [type].flat();
}

function accepts(taken: readonly string[], kind: string): boolean {
  const typeOfValue = kind.startsWith('value "') ? "string" : kind === "integer" ? "number" : kind;
  return taken.includes("anything") || taken.includes(kind) || taken.includes(typeOfValue);
}
