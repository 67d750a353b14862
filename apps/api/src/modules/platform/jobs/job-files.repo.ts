import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst } from "../../../db/executor";

/** Writes one part of a job's file. */
export async function writePart(db: Executor, jobId: string, part: number, bytes: Buffer): Promise<void> {
  await db.execute(sql`
    INSERT INTO job_files (job_id, part, bytes) VALUES (${jobId}::bigint, ${part}, ${bytes})
    ON CONFLICT (job_id, part) DO UPDATE SET bytes = excluded.bytes`);
}

/** Reads the parts of a job's file in order. */
export async function* readParts(db: Executor, jobId: string): AsyncGenerator<Buffer> {
  for (let part = 0; ; part += 1) {
    const row = await queryFirst<{ bytes: Buffer }>(
      db,
      sql`SELECT bytes FROM job_files WHERE job_id = ${jobId}::bigint AND part = ${part}`,
    );
    if (!row) return;
    yield row.bytes;
  }
}

/** Deletes the parts of a job's file from a number on. */
export function deletePartsFrom(db: Executor, jobId: string, from = 0): Promise<number> {
  return executeUpdate(db, sql`DELETE FROM job_files WHERE job_id = ${jobId}::bigint AND part >= ${from}`);
}
