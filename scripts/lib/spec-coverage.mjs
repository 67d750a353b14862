import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { inRoot } from "./paths.mjs";

const testFile = /\.(test|spec)\.tsx?$/;
const longTestFile = /\.long\.test\.tsx?$/;
const skipped = new Set(["node_modules", "build", "dist", "peers"]);

/** The ids of the specification's items, in order. */
export function specItems(text) {
  const lines = text.split("\n").filter((line) => line.startsWith("- "));
  return lines.flatMap((line) => [...line.matchAll(/(?:^- | {2})([A-Z]\d\d)\b/g)].map(([, id]) => id));
}

/** The ids in brackets in a test file. */
export function namedItems(text) {
  const brackets = [...text.matchAll(/\[((?:[A-Z]\d\d[ ,]*)+)\]/g)].map(([, ids]) => ids);
  return brackets.flatMap((ids) => ids.match(/[A-Z]\d\d/g));
}

/** A test file without the tests and groups that have the tag `@long`. */
export function withoutLongTests(text) {
  if (!text.includes("@long")) return text;
  const source = ts.createSourceFile("test.ts", text, ts.ScriptTarget.Latest);
  let kept = "";
  let end = 0;
  const visit = (node) => {
    if (!isLongTest(node)) return ts.forEachChild(node, visit);
    kept += text.slice(end, node.getStart(source));
    end = node.end;
  };
  visit(source);
  return kept + text.slice(end);
}

/** Whether a node is a call such as `test("title", { tag: "@long" }, …)`. */
function isLongTest(node) {
  if (!ts.isCallExpression(node)) return false;
  const details = node.arguments[1];
  if (!details || !ts.isObjectLiteralExpression(details)) return false;
  const tags = details.properties.find(({ name }) => name && ts.isIdentifier(name) && name.text === "tag");
  if (!tags || !ts.isPropertyAssignment(tags)) return false;
  const { initializer } = tags;
  const values = ts.isArrayLiteralExpression(initializer) ? [...initializer.elements] : [initializer];
  return values.some((value) => ts.isStringLiteral(value) && value.text === "@long");
}

/** Items that no test of the fast tier names, and ids in tests that do not exist. */
export function specCoverage() {
  const items = specItems(readFileSync(inRoot("docs/specification.md"), "utf8"));
  const files = ["packages", "apps", "e2e", "scripts"].flatMap((folder) => findTests(inRoot(folder)));
  const texts = files.map((file) => ({ isLong: longTestFile.test(file), text: readFileSync(file, "utf8") }));
  const fast = texts.filter(({ isLong }) => !isLong).map(({ text }) => withoutLongTests(text));
  const named = new Set(fast.flatMap(namedItems));
  return {
    total: items.length,
    missing: items.filter((id) => !named.has(id)),
    unknown: [...new Set(texts.flatMap(({ text }) => namedItems(text)))].filter((id) => !items.includes(id)),
  };
}

function findTests(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : findTests(path);
    return testFile.test(entry.name) ? [path] : [];
  });
}
