import { expect, it } from "vitest";
import { replaceLoneSurrogates } from "./lone-surrogates";

const parse = (text: string) => JSON.parse(replaceLoneSurrogates(text));

it("replaces lone surrogates anywhere in the value by U+FFFD", () => {
  expect(parse('{"a":"x\\ud800y","b":[{"c":"\\uDFFF"}]}')).toEqual({ a: "x\ufffdy", b: [{ c: "\ufffd" }] });
  expect(parse('"\\udc00"')).toBe("\ufffd");
  expect(parse('"\\ud800\\ud83d\\ude00\\ude00"')).toBe("\ufffd😀\ufffd");
  expect(parse('{"\\ud800":1}')).toEqual({ "\ufffd": 1 });
});

it("leaves surrogate pairs and escaped backslashes unchanged", () => {
  expect(parse('{"a":"\\ud83d\\ude00"}')).toEqual({ a: "😀" });
  expect(parse('{"a":"\\\\ud800"}')).toEqual({ a: "\\ud800" });
  expect(parse('[null,1,true,"plain"]')).toEqual([null, 1, true, "plain"]);
});

it("handles deeply nested values", () => {
  const depth = 200_000;
  const text = `${"[".repeat(depth)}"\\ud800"${"]".repeat(depth)}`;
  let found = parse(text);
  while (Array.isArray(found)) found = found[0];
  expect(found).toBe("\ufffd");
});
