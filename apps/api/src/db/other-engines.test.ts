import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { inRoot } from "../../../../scripts/lib/paths.mjs";

const source = inRoot("apps", "api", "src");
const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (name) => /\.(sql|ts)$/.test(name) && !/\.test\.ts$/.test(name) && !/^testing[/\\]/.test(name),
);
// Comments may mention features that the statements don't use.
const statements = files.map((name) => {
  const text = readFileSync(join(source, name), "utf8");
  return { name, text: name.endsWith(".sql") ? text.replaceAll(/--.*$/gm, "") : text };
});
const filesUsing = (pattern: RegExp) =>
  statements.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

/** Features beyond tables and queries that our SQL uses, as the table in docs/scaling.md lists them. */
const USED_FEATURES: Record<string, RegExp> = {
  "`LISTEN/NOTIFY`": /\bpg_notify\(|\bLISTEN \$/,
  "advisory locks": /pg_(try_)?advisory_(xact_)?lock/,
  "PL/pgSQL, triggers, generated columns, domains": /LANGUAGE plpgsql|CREATE DOMAIN/,
  "transition tables of triggers": /REFERENCING (NEW|OLD) TABLE/,
  "deferrable unique constraints": /\bDEFERRABLE\b/i,
  "GIN indexes on `tsvector`": /USING gin/i,
  "`FOR UPDATE SKIP LOCKED`, row locks with read committed": /SKIP LOCKED/,
  "`xid8`, `pg_snapshot`": /\bxid8\b|\bpg_snapshot\b/,
};

/** Features that YugabyteDB lacks according to its documentation. */
const UNSUPPORTED_FEATURES: Record<string, RegExp> = {
  "LOCK TABLE": /\bLOCK\s+TABLE\b/i,
  "table inheritance": /\bINHERITS\s*\(/i,
  "exclusion constraints": /\bEXCLUDE\s+USING\b/i,
  "GiST, SP-GiST and BRIN indexes": /USING\s+(gist|spgist|brin)\b/i,
  "GIN indexes over several columns": /USING\s+gin\s*\(\s*\w+\s*,\s*\w+\s*\)/i,
  "XML functions": /\bxml(element|agg|parse|forest)\s*\(/i,
  "two-phase commit": /\bPREPARE\s+TRANSACTION\b/i,
  "unlogged tables": /\bUNLOGGED\b/,
  "row positions on disk": /\bctid\b(?!:)/,
  TABLESAMPLE: /\bTABLESAMPLE\b/i,
  "large objects": /\blo_(create|import|open)\b/i,
  "event triggers": /CREATE\s+EVENT\s+TRIGGER/i,
};

const chapter = readFileSync(inRoot("docs", "scaling.md"), "utf8").split(
  "## When one primary is not enough",
)[1];
const listed = [...(chapter?.split("\n## ")[0] ?? "").matchAll(/^\| (.+?) \|/gm)]
  .map(([, need = ""]) => need)
  .filter((need) => need !== "need" && !/^-+$/.test(need));

it("the scaling page lists exactly the features that our SQL uses", () => {
  expect(listed.sort()).toEqual(Object.keys(USED_FEATURES).sort());
  for (const [need, pattern] of Object.entries(USED_FEATURES))
    expect(filesUsing(pattern), need).not.toEqual([]);
});

it.each(Object.entries(UNSUPPORTED_FEATURES))("no statement uses %s", (_what, pattern) => {
  expect(filesUsing(pattern)).toEqual([]);
});
