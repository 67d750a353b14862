import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Database } from "../connection/client";
import { type Executor, queryRows } from "../executor";
import { runTransaction } from "../transaction";
import { type BackupHeader, type BackupTable, backupFormat, endOfTable } from "./backup-format";

/** Writes a snapshot of all data to a file while the shop keeps running. Returns the number of rows. */
export async function writeBackup(db: Database, file: string): Promise<number> {
  const draft = `${file}.part`;
  const connection = await db.openConnection();
  let rows = 0;
  const count = (lines: number) => {
    rows += lines;
  };
  try {
    const write = () =>
      pipeline(
        Readable.from(backupLines(connection, db.on(connection), count)),
        createGzip(),
        createWriteStream(draft),
      );
    await runTransaction(connection, write, { snapshot: true });
    const handle = await open(draft, "r+");
    await handle.sync();
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await connection.end();
  }
  return rows;
}

async function* backupLines(
  connection: pg.Client,
  tx: Executor,
  count: (lines: number) => void,
): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify(await describe(tx))}\n`;
  for (const table of await listTables(tx)) {
    yield `${JSON.stringify(table)}\n`;
    const columns = table.columns.map(pg.escapeIdentifier).join(", ");
    const copy = connection.query(copyTo(`copy ${pg.escapeIdentifier(table.table)} (${columns}) to stdout`));
    for await (const chunk of copy) {
      count(countLines(chunk));
      yield chunk;
    }
    yield `${endOfTable}\n`;
  }
  yield `${JSON.stringify({ end: true })}\n`;
}

async function describe(tx: Executor): Promise<BackupHeader> {
  const migrations = await queryRows<BackupHeader["migrations"][number]>(
    tx,
    sql`select name, checksum from schema_migrations order by name`,
  );
  const sequences = await queryRows<BackupHeader["sequences"][number]>(
    tx,
    sql`
      select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null`,
  );
  return { format: backupFormat, migrations, sequences };
}

/** All tables, each after those it references, without generated columns. */
async function listTables(tx: Executor): Promise<BackupTable[]> {
  const tables = await queryRows<BackupTable>(
    tx,
    sql`
      select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and is_generated = 'NEVER' and table_name <> 'schema_migrations'
      group by table_name order by table_name`,
  );
  const references = await queryRows<{ from: string; to: string }>(
    tx,
    sql`
      select child.relname as "from", parent.relname as "to"
      from pg_constraint
      join pg_class as child on child.oid = conrelid
      join pg_class as parent on parent.oid = confrelid
      where contype = 'f' and conrelid <> confrelid`,
  );
  return parentsFirst(tables, references);
}

function parentsFirst(tables: BackupTable[], references: { from: string; to: string }[]): BackupTable[] {
  const remaining = new Map(tables.map((table) => [table.table, table]));
  const ordered: BackupTable[] = [];
  while (remaining.size > 0) {
    const next = [...remaining.values()].find(
      ({ table }) => !references.some(({ from, to }) => from === table && remaining.has(to)),
    );
    if (!next) throw new Error("tables have circular references");
    remaining.delete(next.table);
    ordered.push(next);
  }
  return ordered;
}

function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf("\n"); at !== -1; at = chunk.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
