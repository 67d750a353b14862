import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { writeAtomically } from "../../storage/folder-storage";
import type { Database } from "../connection/client";
import { type Executor, queryRows } from "../executor";
import { applyMigrations } from "../migrate";
import { planMigrations } from "../plan-migrations";
import { type Migration, readMigrations } from "../read-migrations";
import { runTransaction } from "../transaction";
import {
  assertUpgradable,
  baselineOf,
  isBefore1,
  type Renames,
  readRenames,
  upgradeRows,
} from "../upgrade-schema";
import {
  BackupError,
  type BackupHeader,
  endOfTable,
  headerSchema,
  pictureSchema,
  tableSchema,
} from "./backup-format";
import type { BackupCounts } from "./write-backup";

interface RestoreOptions {
  file: string;
  /** The folder of uploaded pictures. Pictures in it are kept. */
  pictureFolder: string;
}

/** Replaces all data with that of the file and adds its pictures, or changes no data. */
export async function restoreBackup(
  db: Database,
  { file, pictureFolder }: RestoreOptions,
): Promise<BackupCounts> {
  const lines = readLines(file);
  const header = parse(headerSchema, await nextLine(lines));
  const connection = await db.openConnection();
  try {
    return await runTransaction(connection, () =>
      replaceAll(connection, db.on(connection), header, lines, pictureFolder),
    );
  } finally {
    // Ending the connection rolls back an open transaction.
    await connection.end();
  }
}

async function replaceAll(
  connection: pg.Client,
  tx: Executor,
  header: BackupHeader,
  lines: AsyncIterator<string>,
  pictureFolder: string,
): Promise<BackupCounts> {
  await createEmptySchema(tx, header);
  // The file already contains what triggers would write (counters, logs).
  const tables = await listTables(tx);
  for (const table of tables)
    await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
  // Removes rows that migrations insert, such as counters; the backup contains them.
  if (tables.length > 0) await tx.execute(sql`truncate ${sql.join(tables.map(sql.identifier), sql`, `)}`);
  const isOld = isBefore1(header.migrations);
  const renames = isOld ? readRenames() : null;
  const counts = { rows: 0, pictures: 0 };
  for (let line = await nextLine(lines); line !== '{"end":true}'; line = await nextLine(lines)) {
    const { data } = pictureSchema.safeParse(toJson(line));
    if (data) {
      await writeAtomically(join(pictureFolder, data.picture), Buffer.from(await nextLine(lines), "base64"));
      counts.pictures += 1;
    } else counts.rows += await restoreTable(connection, line, lines, renames);
  }
  if (isOld) await upgradeRows(tx);
  for (const table of tables) await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
  for (const { name, value } of header.sequences) {
    const sequence = renames?.sequenceOf(name) ?? name;
    await tx.execute(sql`select setval(${sequence}::regclass, ${value}::bigint)`);
  }
  return counts;
}

async function listTables(tx: Executor): Promise<string[]> {
  const tables = await queryRows<{ name: string }>(
    tx,
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  return tables.map(({ name }) => name);
}

/**
 * Creates the schema of the backup's version; later migrations upgrade it with its data. A backup of version 0.1.0 uses
 * the tables of the baseline.
 */
async function createEmptySchema(tx: Executor, { migrations }: BackupHeader): Promise<void> {
  const applied = selectMigrations(migrations, readMigrations());
  await tx.execute(sql`drop schema public cascade`);
  await tx.execute(sql`create schema public`);
  await applyMigrations(tx, applied);
}

function selectMigrations(applied: BackupHeader["migrations"], known: Migration[]): Migration[] {
  if (isBefore1(applied)) {
    assertUpgradable(applied, "backup");
    return baselineOf(known);
  }
  planMigrations(known, applied);
  const names = new Set(applied.map(({ name }) => name));
  return known.filter(({ name }) => names.has(name));
}

async function restoreTable(
  connection: pg.Client,
  line: string,
  lines: AsyncIterator<string>,
  renames: Renames | null,
): Promise<number> {
  const stored = parse(tableSchema, line);
  const table = renames?.tableOf(stored.table) ?? stored.table;
  const columns = stored.columns.map((column) => renames?.columnOf(stored.table, column) ?? column);
  let rows = 0;
  async function* tableRows() {
    for (let row = await nextLine(lines); row !== endOfTable; row = await nextLine(lines)) {
      rows += 1;
      yield `${row}\n`;
    }
  }
  const names = columns.map(pg.escapeIdentifier).join(", ");
  const copy = connection.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${names}) from stdin`));
  await pipeline(Readable.from(tableRows()), copy);
  return rows;
}

function readLines(file: string): AsyncIterator<string> {
  const input = createReadStream(file).pipe(createGunzip());
  return createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
}

async function nextLine(lines: AsyncIterator<string>): Promise<string> {
  const incomplete = new BackupError("The backup file is incomplete or damaged.");
  const { value, done } = await lines.next().catch(() => {
    throw incomplete;
  });
  if (done) throw incomplete;
  return value;
}

function parse<Output>(schema: { safeParse(value: unknown): { data?: Output } }, line: string): Output {
  const { data } = schema.safeParse(toJson(line));
  if (data === undefined) throw new BackupError("This file is not a backup of this shop.");
  return data;
}

function toJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
