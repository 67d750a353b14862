import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const page = readFileSync(join(import.meta.dirname, "..", "docs", "scaling.md"), "utf8");
const MARK = /\*\*(measured|planned)\*\*/i;
const RESULT_MARK = /\*\*measured\*\*/i;
const COMMAND = /`(npm (test|run) ?[^`]*|wrk [^`]*)`|by that command/;
// Figures that need evidence: a time, a rate, a share, a number of requests or orders.
const FIGURE =
  /\d ?(%|(ms|s|seconds?|milliseconds|minutes?)\b)|\d[\d,.]* (requests|visits|orders|replies) (a|an) |\b0 (lost|twice)/;
// Configured values, such as a cache lifetime, need no evidence.
const SETTINGS = /^\| (`|part of|reply|setting)|^`/;

/** Paragraphs; a table, list or image belongs to the paragraph before it. */
function claims(): string[] {
  const parts = page.split(/\n{2,}/);
  const paragraphs: string[] = [];
  for (const part of parts) {
    const belongs = /^([|\-!]|\d\. |<!--)/.test(part) && paragraphs.length > 0;
    if (belongs) paragraphs.push(`${paragraphs.pop()}\n\n${part}`);
    else paragraphs.push(part);
  }
  return paragraphs;
}

it("the scaling page marks every figure as measured or planned", () => {
  const unmarked = claims().filter((claim) => {
    const lines = claim.split("\n").filter((line) => !SETTINGS.test(line));
    return FIGURE.test(lines.join("\n")) && !MARK.test(claim);
  });
  expect(unmarked).toEqual([]);
});

it("the scaling page names the command behind every measured figure", () => {
  const withoutCommand = claims().filter((claim) => RESULT_MARK.test(claim) && !COMMAND.test(claim));
  expect(withoutCommand).toEqual([]);
});
