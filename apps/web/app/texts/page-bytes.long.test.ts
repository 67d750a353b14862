import { pageTextSchema } from "@larkwood/contract";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { expect, it } from "vitest";
import { TextNodes } from "~/ui/text-nodes";
import { parseMarkdown } from "./parse-markdown";

const MAX_BYTES = 2_000_000;
const SHOP = "&".repeat(60);

/** Bytes of a text in its page: as elements, and again in the data for the browser. */
function pageBytes(text: string): number {
  const parsed = parseMarkdown(text, SHOP);
  const html = renderToStaticMarkup(createElement(TextNodes, { nodes: parsed.body }));
  return Buffer.byteLength(html) + Buffer.byteLength(JSON.stringify(parsed));
}

/** The longest repetition that can be saved. */
function longestSaved(unit: string): string {
  let [saved, refused] = [1, Math.ceil(60_000 / unit.length)];
  while (refused - saved > 1) {
    const middle = Math.floor((saved + refused) / 2);
    if (pageTextSchema.safeParse(unit.repeat(middle)).success) saved = middle;
    else refused = middle;
  }
  return unit.repeat(saved);
}

const row = (columns: number, cell: string) => `|${`${cell}|`.repeat(columns)}\n`;

it.each([
  ["words", "word "],
  ["characters that HTML escapes", `"&<>'`],
  ["wide characters", "漢"],
  ["the shop's name", "{shop}"],
  ["nested quotations", `${">".repeat(20)} a\n\n`],
  ["nested lists on one line", `${"- ".repeat(9)}a\n\n`],
  ["nested numbered lists on one line", `${"1. ".repeat(9)}a\n\n`],
  ["lists in quotations", `${"> - ".repeat(9)}a\n\n`],
  ["list items", "- \n"],
  ["headings", "# a\n"],
  ["underlined headings", "a\n=\n"],
  ["long headings", `# ${"漢".repeat(400)}\n`],
  ["rules", "---\n"],
  ["emphasis", "*a*"],
  ["links", "[a](http://b)"],
  ["link targets in angle brackets", "<http://b>"],
  ["code", "`a`"],
  ["code blocks", "```\n```\n"],
  ["line breaks", "a\\\n"],
  ["tables of empty cells", `${row(60, "a")}${row(60, "-")}${"|\n".repeat(30)}\n`],
  ["small tables", `${row(3, "a")}${row(3, "-")}\n`],
])("%s that can be saved make a page of at most 2 MB", (_what, unit) => {
  const text = longestSaved(unit);
  expect(text.length).toBeGreaterThan(unit.length);
  expect(pageBytes(text)).toBeLessThan(MAX_BYTES);
});
