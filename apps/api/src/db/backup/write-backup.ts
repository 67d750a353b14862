import { createWriteStream } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type postgres from "postgres";
import { type BackupHeader, type BackupTable, backupFormat, endOfTable } from "./backup-format";

/** Writes all data to a file, as it is at one instant, while the shop may go on selling; gives the number of rows. */
export async function writeBackup(sql: postgres.Sql, file: string): Promise<number> {
  const draft = `${file}.part`;
  let rows = 0;
  try {
    await sql.begin("isolation level repeatable read read only", async (transaction) => {
      const count = (lines: number) => {
        rows += lines;
      };
      await pipeline(Readable.from(backupLines(transaction, count)), createGzip(), createWriteStream(draft));
    });
    const handle = await open(draft, "r+");
    await handle.sync();
    await handle.close();
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return rows;
}

async function* backupLines(
  transaction: postgres.TransactionSql,
  count: (lines: number) => void,
): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify(await describe(transaction))}\n`;
  for (const table of await listTables(transaction)) {
    yield `${JSON.stringify(table)}\n`;
    const columns = transaction(table.columns);
    const copy = await transaction`copy ${transaction(table.table)} (${columns}) to stdout`.readable();
    for await (const chunk of copy) {
      count(countLines(chunk));
      yield chunk;
    }
    // The driver leaves its socket paused when the last rows filled the stream's buffer; reading wakes it.
    copy._read(0);
    yield `${endOfTable}\n`;
  }
  yield `${JSON.stringify({ end: true })}\n`;
}

async function describe(transaction: postgres.TransactionSql): Promise<BackupHeader> {
  const migrations = await transaction<BackupHeader["migrations"]>`
    select name, checksum from schema_migrations order by name`;
  const sequences = await transaction<BackupHeader["sequences"]>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`;
  return { format: backupFormat, migrations: [...migrations], sequences: [...sequences] };
}

/** All tables, each after those that it refers to. Columns that the database computes are left out. */
async function listTables(transaction: postgres.TransactionSql): Promise<BackupTable[]> {
  const tables = await transaction<BackupTable[]>`
    select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and is_generated = 'NEVER' and table_name <> 'schema_migrations'
    group by table_name order by table_name`;
  const references = await transaction<{ from: string; to: string }[]>`
    select child.relname as "from", parent.relname as "to"
    from pg_constraint
    join pg_class as child on child.oid = conrelid
    join pg_class as parent on parent.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`;
  return parentsFirst([...tables], references);
}

function parentsFirst(tables: BackupTable[], references: { from: string; to: string }[]): BackupTable[] {
  const waiting = new Map(tables.map((table) => [table.table, table]));
  const ordered: BackupTable[] = [];
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(
      ({ table }) => !references.some(({ from, to }) => from === table && waiting.has(to)),
    );
    if (!next) throw new Error("tables refer to one another in a circle");
    waiting.delete(next.table);
    ordered.push(next);
  }
  return ordered;
}

function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf("\n"); at !== -1; at = chunk.indexOf("\n", at + 1)) lines += 1;
  return lines;
}
