import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ApiDocument, findBreakingChanges } from "./breaking-changes";
import { currentDocument } from "./client-types";
import { inRoot } from "./lib/paths.mjs";

const copy = (document: unknown) => JSON.parse(JSON.stringify(document)) as ApiDocument;

it("the API has no breaking change since the last release; see docs/api-stability.md", () => {
  const released = JSON.parse(readFileSync(inRoot("docs", "openapi-released.json"), "utf8")) as ApiDocument;
  expect(findBreakingChanges(released, copy(currentDocument()))).toEqual([]);
});

const chair = {
  type: "object",
  properties: { name: { type: "string" }, size: { enum: ["small", "large"] }, seats: { type: "integer" } },
  required: ["name"],
};

/** A document with one call that takes and returns a chair, changed by the test. */
function documentWith(
  change: (parts: { sent: typeof chair; received: typeof chair; call: Call }) => unknown = () => {},
) {
  const [sent, received] = [structuredClone(chair), structuredClone(chair)];
  const call: Call = {
    parameters: [{ name: "search", in: "query", schema: { type: "string" } }],
    requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/NewChair" } } } },
    responses: { 200: { content: { "application/json": { schema: { type: "array", items: received } } } } },
  };
  change({ sent, received, call });
  const document: ApiDocument = {
    paths: { "/chairs": { post: call } },
    components: { schemas: { NewChair: sent } },
  };
  return document;
}
type Call = ApiDocument["paths"][string][string];

describe("a breaking change", () => {
  it.each<[string, Parameters<typeof documentWith>[0], string]>([
    [
      "a removed parameter",
      ({ call }) => Object.assign(call, { parameters: [] }),
      "parameter search was removed",
    ],
    [
      "a new required parameter",
      ({ call }) => call.parameters?.push({ name: "limit", in: "query", required: true }),
      "parameter limit became required",
    ],
    ["a new required field", ({ sent }) => sent.required.push("seats"), "body.seats became required"],
    [
      "a value that is no longer taken",
      ({ sent }) => sent.properties.size.enum.pop(),
      'body.size no longer takes value "large"',
    ],
    [
      "a field that is no longer taken",
      ({ sent }) => Reflect.deleteProperty(sent.properties, "seats"),
      "body.seats was removed",
    ],
    [
      "a field that is no longer returned",
      ({ received }) => Reflect.deleteProperty(received.properties, "seats"),
      "reply[].seats was removed",
    ],
    [
      "a field that may be missing",
      ({ received }) => received.required.pop(),
      "reply[].name may now be missing",
    ],
    [
      "another type",
      ({ received }) => Object.assign(received.properties.seats, { type: "string" }),
      "reply[].seats may now be string",
    ],
    [
      "another status",
      ({ call }) => Object.assign(call, { responses: { 202: {} } }),
      "status 200 was removed",
    ],
  ])("is %s", (_, change, sentence) => {
    expect(findBreakingChanges(documentWith(), documentWith(change))).toEqual([`POST /chairs: ${sentence}`]);
  });

  it("is a removed call", () => {
    const current: ApiDocument = { ...documentWith(), paths: {} };
    expect(findBreakingChanges(documentWith(), current)).toEqual(["POST /chairs was removed"]);
  });

  it("is not a new parameter, field, value of a reply, or a wider type", () => {
    const current = documentWith(({ sent, received, call }) => {
      call.parameters?.push({ name: "limit", in: "query" });
      Object.assign(sent.properties, { colour: { type: "string" }, seats: { type: "number" } });
      Object.assign(received.properties, { colour: { type: "string" } });
      received.properties.size.enum.push("huge");
    });
    expect(findBreakingChanges(documentWith(), current)).toEqual([]);
  });
});
