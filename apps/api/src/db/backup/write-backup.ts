import { createWriteStream } from "node:fs";
import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { Database } from "../connection/client";
import { type Executor, queryRows } from "../executor";
import { runTransaction } from "../transaction";
import {
  type BackupHeader,
  type BackupTable,
  backupFormat,
  endOfTable,
  pictureSchema,
} from "./backup-format";

interface BackupOptions {
  file: string;
  /** The folder of uploaded pictures; null if they are stored elsewhere. */
  pictureFolder: string | null;
  signal?: AbortSignal;
  /** Called after each part of the file. */
  onProgress?: (written: BackupCounts) => void;
}

export interface BackupCounts {
  rows: number;
  pictures: number;
}

/** Writes a snapshot of all data and the uploaded pictures to a file while the shop keeps running. */
export async function writeBackup(
  db: Database,
  { file, pictureFolder, signal, onProgress }: BackupOptions,
): Promise<BackupCounts> {
  const draft = `${file}.part`;
  const connection = await db.openConnection();
  const counts = { rows: 0, pictures: 0 };
  const count = (what: keyof BackupCounts, number: number) => {
    counts[what] += number;
    onProgress?.({ ...counts });
  };
  async function* content() {
    yield* dataLines(connection, db.on(connection), (lines) => count("rows", lines));
    // After the data, so that no product in the backup misses its picture: files never change and outlive their last use.
    if (pictureFolder) yield* pictureLines(pictureFolder, () => count("pictures", 1));
    yield `${JSON.stringify({ end: true })}\n`;
  }
  try {
    const write = () =>
      pipeline(
        Readable.from(content()),
        createGzip({ level: constants.Z_BEST_SPEED }),
        // Only the shop and its operator may read it: it contains personal data.
        createWriteStream(draft, { mode: 0o600 }),
        {
          ...(signal && { signal }),
        },
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
  return counts;
}

// A restored shop must not continue the job that writes this backup.
const CONDITIONS: Record<string, string> = { jobs: "where kind <> 'shop.backup'" };

async function* dataLines(
  connection: pg.Client,
  tx: Executor,
  count: (lines: number) => void,
): AsyncGenerator<string | Buffer> {
  yield `${JSON.stringify(await describe(tx))}\n`;
  for (const table of await listTables(tx)) {
    yield `${JSON.stringify(table)}\n`;
    const columns = table.columns.map(pg.escapeIdentifier).join(", ");
    const source = `select ${columns} from ${pg.escapeIdentifier(table.table)} ${CONDITIONS[table.table] ?? ""}`;
    const copy = connection.query(copyTo(`copy (${source}) to stdout`));
    for await (const chunk of copy) {
      count(countLines(chunk));
      yield chunk;
    }
    yield `${endOfTable}\n`;
  }
}

async function* pictureLines(folder: string, count: () => void): AsyncGenerator<string> {
  const names = await readdir(folder).catch(() => []);
  for (const picture of names) {
    if (!pictureSchema.safeParse({ picture }).success) continue;
    // The cleanup may have just removed it.
    const bytes = await readFile(join(folder, picture)).catch(() => null);
    if (!bytes) continue;
    count();
    yield `${JSON.stringify({ picture })}\n${bytes.toString("base64")}\n`;
  }
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
