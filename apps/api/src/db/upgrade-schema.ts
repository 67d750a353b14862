import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { executeUpdate } from "./executor";
import { type AppliedMigration, recordMigration } from "./migration-history";
import { MigrationError } from "./plan-migrations";
import type { Migration } from "./read-migrations";
import type { Transaction } from "./transaction";

const BASELINE = new Set(["1000_platform", "1001_identity", "1002_catalogue", "1003_sales"]);
const FIRST_OF_0_1 = "0001_foundation";
const LAST_OF_0_1 = "0265_sales_in_order";
/** SHA-256 of the names and checksums of the 60 migrations of version 0.1.0. */
const HISTORY_OF_0_1 = "075848669ed2ab4d3fe63a8a30ea853fd68aa77ff1c7a9b2b57ec2bb226677ec";

// Next to this file in the sources, and next to the bundle in a build.
const upgradeFile = fileURLToPath(new URL("./upgrade/from-0265.sql", import.meta.url));

/** The migrations that create the schema of version 1.0. */
export function baselineOf(known: Migration[]): Migration[] {
  return known.filter(({ name }) => BASELINE.has(name));
}

/** Whether the history is that of a version before 1.0. */
export function isBefore1(applied: AppliedMigration[]): boolean {
  return applied.some(({ name }) => name === FIRST_OF_0_1);
}

/** Throws unless the history of a version before 1.0 is that of its last migration. */
export function assertUpgradable(applied: AppliedMigration[], source: "database" | "backup"): void {
  const sorted = applied.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const lines = sorted.map(({ name, checksum }) => `${name} ${checksum}\n`).join("");
  if (createHash("sha256").update(lines).digest("hex") === HISTORY_OF_0_1) return;
  const last = sorted.at(-1)?.name ?? "";
  if (last > LAST_OF_0_1)
    throw new MigrationError(`The ${source} was made by a newer version of the shop (it has ${last}).`);
  throw new MigrationError(
    `This ${source} is too old for this version of the shop (it ends with ${last}). ${ADVICE[source]}`,
  );
}

const ADVICE = {
  database: "Open it once with version 0.1.0, and then with this version.",
  backup: "Restore it with version 0.1.0, make a new backup there, and restore that one here.",
};

/** Turns a database of version 0.1.0 into the baseline, with every row, and rewrites its history. */
export async function upgradeSchema(tx: Transaction, baseline: Migration[]): Promise<void> {
  await executeUpdate(tx, sql.raw(readUpgrade()));
  for (const { text } of baseline)
    await executeUpdate(tx, sql.raw(sectionOf(text, "Views, functions and triggers")));
  await executeUpdate(tx, sql`delete from schema_migrations`);
  for (const migration of baseline) await recordMigration(tx, migration);
}

/** Tables, columns and sequences that have another name since version 1.0. */
export interface Renames {
  tableOf(table: string): string;
  columnOf(table: string, column: string): string;
  sequenceOf(sequence: string): string;
}

/** Where a backup of version 0.1.0 belongs in the tables of the baseline. */
export function readRenames(): Renames {
  const section = sectionOf(readUpgrade(), "Tables and columns");
  const tables = new Map<string, string>();
  const columns = new Map<string, string>();
  const sequences = new Map<string, string>();
  for (const line of section.split("\n")) {
    const [, kind, from = "", column, to = ""] =
      /^ALTER (TABLE|SEQUENCE) (\w+) RENAME (?:COLUMN (\w+) )?TO (\w+);$/.exec(line) ?? [];
    if (!kind) continue;
    if (column) columns.set(`${from}.${column}`, to);
    else if (kind === "TABLE") tables.set(from, to);
    else sequences.set(from, to);
  }
  const tableOf = (table: string) => tables.get(table) ?? table;
  return {
    tableOf,
    columnOf: (table, column) => columns.get(`${tableOf(table)}.${column}`) ?? column,
    sequenceOf: (sequence) => sequences.get(sequence) ?? sequence,
  };
}

/** Brings restored rows of version 0.1.0 up to date. */
export async function upgradeRows(tx: Transaction): Promise<void> {
  await executeUpdate(tx, sql.raw(sectionOf(readUpgrade(), "Rows")));
}

function readUpgrade(): string {
  return readFileSync(upgradeFile, "utf8");
}

/** The statements below a heading, up to the next one. */
function sectionOf(text: string, heading: string): string {
  const [, section] = text.replaceAll("\r\n", "\n").split(`\n-- ${heading}\n${RULE}\n`);
  if (section === undefined) throw new Error(`There is no section "${heading}".`);
  return section.split(`\n${RULE}\n`)[0] ?? "";
}

const RULE = "-".repeat(120);
