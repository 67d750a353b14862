import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type postgres from "postgres";
import { applyMigrations, planMigrations, readMigrations } from "../migrate";
import { BackupError, type BackupHeader, endOfTable, headerSchema, tableSchema } from "./backup-format";

/** Replaces all data by that of the file, or changes nothing; gives the number of rows. */
export async function restoreBackup(sql: postgres.Sql, file: string): Promise<number> {
  const lines = readLines(file);
  const header = parse(headerSchema, await nextLine(lines));
  return sql.begin(async (transaction) => {
    await makeEmptySchema(transaction, header);
    // What triggers do (counters, log, notices) was done when the rows were first written, and is in the file.
    const tables = await tablesOf(transaction);
    for (const table of tables) await transaction`alter table ${transaction(table)} disable trigger user`;
    // Migrations may have put rows in, such as counters; the backup has its own.
    if (tables.length > 0) await transaction`truncate ${transaction(tables)}`;
    let rows = 0;
    for (let line = await nextLine(lines); line !== '{"end":true}'; line = await nextLine(lines)) {
      rows += await restoreTable(transaction, line, lines);
    }
    for (const table of tables) await transaction`alter table ${transaction(table)} enable trigger user`;
    for (const { name, value } of header.sequences) {
      await transaction`select setval(${name}::regclass, ${value}::bigint)`;
    }
    return rows;
  });
}

async function tablesOf(transaction: postgres.TransactionSql): Promise<string[]> {
  const tables = await transaction<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`;
  return tables.map(({ name }) => name);
}

/** The schema as it was when the backup was made; a later migration brings it and its data up to date. */
async function makeEmptySchema(transaction: postgres.TransactionSql, header: BackupHeader): Promise<void> {
  const known = readMigrations();
  planMigrations(known, header.migrations);
  const names = new Set(header.migrations.map(({ name }) => name));
  await transaction`drop schema public cascade`;
  await transaction`create schema public`;
  await applyMigrations(
    transaction,
    known.filter(({ name }) => names.has(name)),
  );
}

async function restoreTable(
  transaction: postgres.TransactionSql,
  line: string,
  lines: AsyncIterator<string>,
): Promise<number> {
  const { table, columns } = parse(tableSchema, line);
  let rows = 0;
  async function* tableRows() {
    for (let row = await nextLine(lines); row !== endOfTable; row = await nextLine(lines)) {
      rows += 1;
      yield `${row}\n`;
    }
  }
  const copy = await transaction`copy ${transaction(table)} (${transaction(columns)}) from stdin`.writable();
  await pipeline(Readable.from(tableRows()), copy);
  return rows;
}

function readLines(file: string): AsyncIterator<string> {
  const input = createReadStream(file).pipe(createGunzip());
  return createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
}

async function nextLine(lines: AsyncIterator<string>): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new BackupError("The backup file ends too early; it is not whole.");
  return value;
}

function parse<Output>(schema: { safeParse(value: unknown): { data?: Output } }, line: string): Output {
  const { data } = schema.safeParse(toJson(line));
  if (data === undefined) throw new BackupError("The file is not a backup of this shop.");
  return data;
}

function toJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
