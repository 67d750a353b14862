import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const page = readFileSync(join(import.meta.dirname, "..", "docs", "scaling.md"), "utf8");
const MARK = /\*\*(measured|simulated|planned)\*\*/i;
const FOUND_OUT = /\*\*(measured|simulated)\*\*/i;
const COMMAND = /`(npm (test|run) ?[^`]*|wrk [^`]*)`|by that command/;
// What somebody has to have found out: a time, a rate, a share, a number of requests or orders.
const FIGURE =
  /\d ?(%|(ms|s|seconds?|milliseconds|minutes?)\b)|\d[\d,.]* (requests|visits|orders|replies) (a|an) |\b0 (lost|twice)/;
// What is set and not found out: a setting's value, how long a reply may be kept.
const SETTINGS = /^\| (`|part of|reply|setting)|^`/;

/** Paragraphs; a table, a list or a picture belongs to the paragraph that it follows. */
function claims(): string[] {
  const parts = page.split(/\n{2,}/);
  const claimed: string[] = [];
  for (const part of parts) {
    const belongs = /^([|\-!]|\d\. |<!--)/.test(part) && claimed.length > 0;
    if (belongs) claimed.push(`${claimed.pop()}\n\n${part}`);
    else claimed.push(part);
  }
  return claimed;
}

it("the scaling page says of every figure whether it is measured, simulated or planned", () => {
  const unmarked = claims().filter((claim) => {
    const lines = claim.split("\n").filter((line) => !SETTINGS.test(line));
    return FIGURE.test(lines.join("\n")) && !MARK.test(claim);
  });
  expect(unmarked).toEqual([]);
});

it("the scaling page names the command of everything that was measured or simulated", () => {
  const nameless = claims().filter((claim) => FOUND_OUT.test(claim) && !COMMAND.test(claim));
  expect(nameless).toEqual([]);
});
