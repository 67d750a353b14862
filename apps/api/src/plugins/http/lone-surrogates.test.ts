import { expect, it } from "vitest";
import { replaceLoneSurrogates } from "./lone-surrogates";

const read = (text: string) => replaceLoneSurrogates(text, JSON.parse(text));

it("puts the sign for what cannot be read in the place of half a letter, wherever it stands", () => {
  expect(read('{"a":"x\\ud800y","b":[{"c":"\\uDFFF"}]}')).toEqual({ a: "x\ufffdy", b: [{ c: "\ufffd" }] });
  expect(read('"\\udc00"')).toBe("\ufffd");
});

it("leaves whole letters, and texts that only speak of halves, as they are", () => {
  expect(read('{"a":"\\ud83d\\ude00"}')).toEqual({ a: "😀" });
  expect(read('{"a":"\\\\ud800"}')).toEqual({ a: "\\ud800" });
  expect(read('[null,1,true,"plain"]')).toEqual([null, 1, true, "plain"]);
});

it("goes as deep as a body can", () => {
  const depth = 200_000;
  let nested: unknown = "\ud800";
  for (let i = 0; i < depth; i += 1) nested = [nested];
  let found = replaceLoneSurrogates('"\\ud800"', nested);
  while (Array.isArray(found)) found = found[0];
  expect(found).toBe("\ufffd");
});
