import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import ts from "typescript";
import { inRoot } from "./paths.mjs";

const folders = [
  "packages/contract/src",
  "packages/domain/src",
  "apps/api/src",
  "apps/web/app",
  "apps/web/server",
];
const isTestCode = (file) => /\.test\.tsx?$/.test(file) || file.startsWith("apps/api/src/testing/");

/** The TypeScript files of the product, without tests. */
function findSources() {
  return folders
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true }).map((name) =>
        join(folder, name).replaceAll("\\", "/"),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !isTestCode(file));
}

/**
 * Finds the regular expressions of the product, with a file that uses each of them, and the files that build some at run
 * time.
 */
export function findPatterns() {
  /** @type {Map<string, string>} */
  const literals = new Map();
  /** @type {Set<string>} */
  const builders = new Set();
  for (const file of findSources()) {
    const text = readFileSync(inRoot(file), "utf8");
    const visit = (node) => {
      if (ts.isRegularExpressionLiteral(node)) literals.set(node.text, file);
      const isCall = ts.isNewExpression(node) || ts.isCallExpression(node);
      if (isCall && ts.isIdentifier(node.expression) && node.expression.text === "RegExp") builders.add(file);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  }
  return { literals, builders: [...builders].sort() };
}

/** Splits the text of a literal. */
export function parseLiteral(text) {
  const end = text.lastIndexOf("/");
  return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

/** Checks statically whether a text exists for which the pattern needs more than linear time. */
export async function isLinear({ source, flags }) {
  // A fixed seed and limits in steps instead of time give the same result on every machine.
  const { status } = await check(source, flags, {
    randomSeed: 1,
    timeout: null,
    seedingTimeout: null,
    incubationTimeout: null,
    attackTimeout: null,
  });
  return status === "safe";
}
