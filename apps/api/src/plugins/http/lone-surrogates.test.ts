import { expect, it } from "vitest";
import { replaceLoneSurrogates } from "./lone-surrogates";

const parse = (text: string) => replaceLoneSurrogates(text, JSON.parse(text));

it("replaces lone surrogates anywhere in the value by U+FFFD", () => {
  expect(parse('{"a":"x\\ud800y","b":[{"c":"\\uDFFF"}]}')).toEqual({ a: "x\ufffdy", b: [{ c: "\ufffd" }] });
  expect(parse('"\\udc00"')).toBe("\ufffd");
});

it("leaves surrogate pairs and escaped backslashes unchanged", () => {
  expect(parse('{"a":"\\ud83d\\ude00"}')).toEqual({ a: "😀" });
  expect(parse('{"a":"\\\\ud800"}')).toEqual({ a: "\\ud800" });
  expect(parse('[null,1,true,"plain"]')).toEqual([null, 1, true, "plain"]);
});

it("handles deeply nested values", () => {
  const depth = 200_000;
  let nested: unknown = "\ud800";
  for (let i = 0; i < depth; i += 1) nested = [nested];
  let found = replaceLoneSurrogates('"\\ud800"', nested);
  while (Array.isArray(found)) found = found[0];
  expect(found).toBe("\ufffd");
});
