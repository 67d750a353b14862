import { type Endpoint, type EndpointName, endpoints } from "@larkwood/contract";
import { expect, it } from "vitest";
import * as z from "zod";
import { fieldTexts } from "./describe-fields";
import type { Json } from "./json-schemas";
import { openApiDocument } from "./openapi-document";
import { parameterTexts } from "./texts/parameters";
import { schemaFieldTexts } from "./texts/schema-field-texts";

const document = openApiDocument("Shop", Object.values(endpoints));
const text = JSON.stringify(document);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const schemaNames = Object.keys(document.components.schemas);
const referencedNames = new Set(
  [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name),
);

it("names the schemas, and uses each of them", () => {
  expect(schemaNames).toEqual(
    expect.arrayContaining([
      "Product",
      "NewProduct",
      "ProductUpdate",
      "Order",
      "NewOrder",
      "User",
      "Problem",
    ]),
  );
  expect([...referencedNames].sort()).toEqual(schemaNames.sort());
});

it("refers to the named schemas in replies", () => {
  const replyOf = (path: string) => document.paths[path]?.get?.responses;
  const json = (schema: object) => ({ 200: { content: { "application/json": { schema } } } });
  expect(replyOf("/products/{id}")).toMatchObject(json({ $ref: "#/components/schemas/Product" }));
  expect(replyOf("/admin/orders")).toMatchObject(
    json({ type: "array", items: { $ref: "#/components/schemas/OrderSummary" } }),
  );
});

it("leaves replies open, because later versions may add fields", () => {
  expect(document.components.schemas.Product).not.toHaveProperty("additionalProperties");
});

it("has a short summary and a description for every operation", () => {
  for (const { operationId, summary, description } of operations) {
    expect([operationId, String(summary).length]).toEqual([
      operationId,
      expect.toSatisfy((n) => n > 0 && n <= 110),
    ]);
    expect(summary).not.toContain("`");
    expect(description).toMatch(/^[A-Z].*\.$/);
  }
});

/** Every field in the document, with its name. */
function fieldsOf(part: unknown): [string, Json][] {
  if (typeof part !== "object" || part === null) return [];
  const own = "properties" in part ? Object.entries(part.properties as Record<string, Json>) : [];
  return [...own, ...Object.values(part).flatMap(fieldsOf)];
}
const fields = fieldsOf([document.paths, document.components.schemas]);
const parameters = operations.flatMap((operation) => operation.parameters as Json[]);

it("has a sentence for every field and parameter, and uses each sentence", () => {
  const undescribed = [
    ...fields.filter(([, { description }]) => !description).map(([name]) => name),
    ...parameters.filter(({ description }) => !description).map(({ name }) => String(name)),
  ];
  expect([...new Set(undescribed)]).toEqual([]);
  const names = [new Set(fields.map(([name]) => name)), new Set(parameters.map(({ name }) => String(name)))];
  const texts = [fieldTexts, parameterTexts];
  expect(texts.map((of, i) => Object.keys(of).filter((name) => !names[i]?.has(name)))).toEqual([[], []]);
  for (const [sentence] of [...texts, schemaFieldTexts].flatMap((of) => Object.values(of)))
    expect(sentence).toMatch(/^[A-Z`].*\.$/s);
});

it("has no field with a default, which generated clients would require", () => {
  expect(fields.filter(([, schema]) => "default" in schema).map(([name]) => name)).toEqual([]);
});

/** The schema at a path of `schemaFieldTexts`, through lists and choices. */
function fieldAt(schema: Json | undefined, [name, ...rest]: string[]): Json | undefined {
  if (!schema || !name) return schema;
  const parts = [schema, schema.items, ...[schema.anyOf, schema.oneOf, schema.allOf].flat()] as Json[];
  const found = parts
    .flatMap((part) => [part, part?.items as Json])
    .find((part) => Object(part?.properties)[name]);
  return fieldAt(Object(found?.properties)[name], rest);
}

it("uses the sentences of single schemas", () => {
  const bodies = operations.map(({ operationId, requestBody }) => [
    operationId,
    Object.values(Object(Object(requestBody).content) as Record<string, { schema: Json }>)[0]?.schema,
  ]);
  const schemas: Record<string, Json> = { ...Object.fromEntries(bodies), ...document.components.schemas };
  const wrong = Object.entries(schemaFieldTexts).filter(([path, [sentence]]) => {
    const [schema = "", ...names] = path.split(".");
    return fieldAt(schemas[schema], names)?.description !== sentence;
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

it("describes the headers and the message of every webhook", () => {
  const message = (example: object) => ({
    post: {
      parameters: [{ name: "webhook-id" }, { name: "webhook-timestamp" }, { name: "webhook-signature" }],
      requestBody: { content: { "application/json": { example } } },
    },
  });
  expect(document.webhooks).toMatchObject({
    "order.placed": message({ type: "order.placed", data: { number: 10001 } }),
    "product.deleted": message({ type: "product.deleted", data: { id: "65a1f062544eeda1d32a8aa2" } }),
    "webhook.test": message({ type: "webhook.test", data: {} }),
  });
});

it("has an example for every text and number", () => {
  const isSimple = ({ type }: Json) => ["string", "integer", "number"].includes([type].flat()[0] as string);
  const schemas = [
    ...fields,
    ...parameters.map(({ name, schema }) => [String(name), schema as Json] as const),
  ];
  const without = schemas.filter(([, schema]) => isSimple(schema) && !schema.examples);
  expect([...new Set(without.map(([name]) => name))]).toEqual([]);
});

type Content = Record<string, { example?: unknown }>;
const examplesOf = ({ content = {} }: { content?: Content } = {}) =>
  Object.entries(content).map(([type, { example }]) => ({ type, example }));

it("has whole examples of requests and replies, which the contract accepts", () => {
  const isText = (type: string) => ["text/csv", "application/json"].some((one) => type.startsWith(one));
  const wrong = operations.flatMap(({ operationId, requestBody, responses }) => {
    const { body, reply, status = 200 }: Endpoint = endpoints[operationId as EndpointName];
    const sent = examplesOf(requestBody as { content?: Content });
    const received = examplesOf((responses as Record<string, { content?: Content }>)[status]);
    const accepts = (schema: Endpoint["body"]) => (one: { type: string; example: unknown }) =>
      !isText(one.type) || schema?.safeParse(one.example).success;
    // Signed events are texts of the payment provider, and exports have other columns in every shop.
    const isExempt = (schema: Endpoint["body"]) => schema instanceof z.ZodString;
    const fits = [
      isExempt(body) || sent.every(accepts(body)),
      isExempt(reply) || received.every(accepts(reply)),
    ];
    return fits.every(Boolean) ? [] : [operationId];
  });
  expect(wrong).toEqual([]);
});

it("describes every tag", () => {
  expect(document.tags.filter(({ description }) => !description)).toEqual([]);
});

it("declares the headers of lists, versions and limits", () => {
  const { responses } = document.paths["/admin/orders"]?.get ?? {};
  expect(responses).toMatchObject({
    200: { headers: { Link: {}, "X-Total-Count": {}, RateLimit: {} } },
    429: { headers: { "Retry-After": {} } },
  });
  expect(document.paths["/products/{id}"]?.get?.responses).toMatchObject({ 200: { headers: { ETag: {} } } });
});
