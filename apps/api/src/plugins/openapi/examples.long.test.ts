import { type EndpointName, endpoints, endpointUrl } from "@larkwood/contract";
import { expect, it } from "vitest";
import * as z from "zod";
import { openRequestShop } from "../../testing/request-shop";
import { anotherAddress } from "../../testing/second-factor";
import { composeExample } from "./compose-example";
import type { Json } from "./json-schemas";
import { openApiDocument } from "./openapi-document";

interface Operation {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  operationId: EndpointName;
  parameters: { name: string; in: "path" | "query" | "header"; required: boolean; schema: Json }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
type Content = Record<string, { schema: Json; example?: unknown }>;

// The time of the examples.
const { call, prepare } = await openRequestShop(new Date("2026-11-18T10:00:00Z"));

const document = openApiDocument("Shop", Object.values(endpoints));
const named: Record<string, Json> = document.components.schemas;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => ({ ...operation, path, method: method.toUpperCase() }) as unknown as Operation,
  ),
);

const successOf = ({ responses }: Operation) => Object.entries(responses).find(([status]) => status < "300");
const replySchemas = z.fromJSONSchema(
  JSON.parse(
    JSON.stringify({
      $defs: named,
      type: "object",
      properties: Object.fromEntries(
        operations.flatMap((operation) => {
          const schema = successOf(operation)?.[1].content?.["application/json"]?.schema;
          return schema ? [[operation.operationId, schema]] : [];
        }),
      ),
    }).replaceAll("#/components/schemas/", "#/$defs/"),
  ),
) as z.ZodObject<Record<string, z.ZodType>>;

// Refers to something that must exist, or is a secret.
const REFERENCE =
  /^(ids?|.*Ids?|version|skus?|code|token|unsubscribeToken|guestToken|refreshToken|.*[pP]assword|cursor|since|replacement|expected|expectedTotal|quantitySeen|photos)$/;
// Exists only once.
const UNIQUE = /^(email|slug)$/;

/** The example with the references of a valid request. */
function withReferences(example: unknown, own: unknown): unknown {
  if (Array.isArray(example)) return example.map((item, i) => withReferences(item, Object(own)[i]));
  if (typeof example !== "object" || example === null) return example;
  const known = Object.entries(Object(own) as object);
  const fields = Object.entries(example)
    .filter(([name]) => !REFERENCE.test(name))
    .map(([name, value]) => [name, withReferences(value, known.find((one) => one[0] === name)?.[1])]);
  const references = known.filter(([name]) => REFERENCE.test(name) || (UNIQUE.test(name) && name in example));
  return Object.fromEntries([...fields, ...references]);
}

/** Values for the parameters of one place. References come from the valid request. */
function exampleValues(list: Operation["parameters"], own: Record<string, string> = {}) {
  return Object.fromEntries(
    list.flatMap(({ name, schema }) => {
      const value = REFERENCE.test(name) ? own[name] : String(composeExample(schema, named));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A request with the examples of all required parts, and of one optional parameter. */
async function send(
  { operationId, method, path, parameters, requestBody }: Operation,
  optional: readonly string[],
) {
  const own = await prepare(operationId);
  const sent = (location: string) =>
    parameters.filter((one) => one.in === location && (one.required || optional.includes(one.name)));
  const query = exampleValues(sent("query"), own.query);
  const url = endpointUrl({ path: path.replace(/\{(\w+)\}/g, ":$1") }, own.params, query);
  const [[type, { example }] = ["", {}]] = Object.entries(requestBody?.content ?? {});
  const isJson = type.endsWith("json");
  // Pictures and signed events have no example that could be sent.
  const body =
    isJson && typeof own.body !== "string" ? withReferences(example, own.body) : (own.body ?? example);
  const payload = typeof body === "string" ? Buffer.from(body, "latin1") : JSON.stringify(body);
  return call(own.by, method, url, {
    headers: {
      ...(requestBody && { "content-type": type }),
      ...exampleValues(sent("header"), own.headers),
      ...own.headers,
    },
    remoteAddress: anotherAddress(),
    ...(requestBody && { payload }),
  });
}

/** Parameters that are sent together. */
const PAIRS = [
  ["from", "to"],
  ["arrivesBy", "deliverTo"],
];

const requests = operations.flatMap((operation) => {
  const optional = operation.parameters.filter(({ required, in: place }) => !required && place === "query");
  const names = optional.filter(({ name }) => !REFERENCE.test(name)).map(({ name }) => name);
  const single = names.filter((name) => !PAIRS.flat().includes(name)).map((name) => [name]);
  const pairs = PAIRS.map((pair) => names.filter((name) => pair.includes(name)));
  // Changes take them all at once, because there are limits on starting jobs.
  const sets = operation.method === "GET" ? [...single, ...pairs] : [names];
  return [[], ...sets.filter(({ length }) => length > 0)].map((parameters) => ({
    operation,
    id: operation.operationId,
    parameters,
  }));
});

it.each(requests)("the example of $id succeeds with $parameters", async ({ operation, id, parameters }) => {
  const reply = await send(operation, parameters);
  const [status, { content = {} }] = successOf(operation) ?? ["", {}];
  expect(String(reply.statusCode), reply.body.slice(0, 500)).toBe(status);
  const type = String(reply.headers["content-type"]).split(";")[0] ?? "";
  if (Object.keys(content).length > 0) expect(Object.keys(content)).toContain(type);
  if (type === "application/json")
    expect(replySchemas.shape[id]?.safeParse(reply.json()).error).toBeUndefined();
});
