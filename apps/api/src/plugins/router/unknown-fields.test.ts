import { expect, it } from "vitest";
import * as z from "zod";
import { unknownFieldMessages } from "./unknown-fields";

const line = z.object({ sku: z.string(), quantity: z.int() });
const near = (name: string) => `Unknown. Did you mean ${name}?`;

it.each([
  ["a letter is missing", "quanity", "quantity"],
  ["two letters are swapped", "quantiyt", "quantity"],
  ["the case differs", "SKU", "sku"],
])("names the nearest field if %s", (_, name, nearest) => {
  expect(unknownFieldMessages(line, { [name]: 1 })).toEqual({ [name]: near(nearest) });
});

it("suggests nothing if no field is similar", () => {
  expect(unknownFieldMessages(line, { colour: "red", x: 1, ["q".repeat(80)]: 1 })).toEqual({
    colour: "Unknown",
    x: "Unknown",
    ["q".repeat(80)]: "Unknown",
  });
});

it.each([
  ["an array", z.object({ lines: z.array(line) }), { lines: [{ sku: "A" }, { skuu: 1 }] }, "lines.1.skuu"],
  ["an optional field", z.object({ line: line.nullable().optional() }), { line: { skuu: 1 } }, "line.skuu"],
  ["a record", z.record(z.string(), line), { first: { skuu: 1 } }, "first.skuu"],
  ["a transformed object", line.transform(({ sku }) => sku), { skuu: 1 }, "skuu"],
])("finds fields in %s", (_, schema, value, path) => {
  expect(unknownFieldMessages(schema, value)).toEqual({ [path]: near("sku") });
});

it("compares a value with the form that knows most of its fields", () => {
  const either = z.union([z.strictObject({ email: z.string(), password: z.string() }), line]);
  expect(unknownFieldMessages(either, { sku: "A", quantity: 1 })).toEqual({});
  expect(unknownFieldMessages(either, { email: "a@b.example", pasword: "x" })).toEqual({
    pasword: near("password"),
  });
});

it("knows the fields of both parts of an intersection", () => {
  const both = line.and(z.object({ version: z.int() }));
  expect(unknownFieldMessages(both, { sku: "A", version: 1, skuu: 1 })).toEqual({ skuu: near("sku") });
});

it("leaves values of the wrong type to the schema", () => {
  expect(unknownFieldMessages(line, [1, 2])).toEqual({});
  expect(unknownFieldMessages(line, Buffer.from("a,b"))).toEqual({});
  expect(unknownFieldMessages(z.object({ any: z.unknown() }), { any: { thing: 1 } })).toEqual({});
});

it("reports at most ten fields, and shortens long names", () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`${i}${"x".repeat(200)}`, 1]));
  const messages = unknownFieldMessages(line, many);
  expect(Object.keys(messages)).toHaveLength(10);
  expect(Math.max(...Object.keys(messages).map((name) => name.length))).toBe(100);
});
