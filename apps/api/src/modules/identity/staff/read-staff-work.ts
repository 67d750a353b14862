import type { JobKind, StaffWork } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import type { IdentityContext } from "../context";
import { getStaffMember } from "./staff.repo";

const MAX_ROWS = 50;

/** What a colleague has begun and not finished, up to 50 of each kind. */
export async function readStaffWork(
  { db, clock }: Pick<IdentityContext, "db" | "clock">,
  { id }: { id: string },
): Promise<StaffWork> {
  await getStaffMember(db, id);
  const [jobs, products, apiKeys, invitations] = await Promise.all([
    listJobs(db, id),
    listScheduledProducts(db, id, clock()),
    queryRows<{ id: string; name: string }>(
      db,
      sql`SELECT id, name FROM api_keys WHERE user_id = ${id} ORDER BY id DESC LIMIT ${MAX_ROWS}`,
    ),
    queryRows<{ id: string; email: string }>(
      db,
      sql`SELECT id, email FROM staff_invitations WHERE invited_by = ${id} ORDER BY id DESC LIMIT ${MAX_ROWS}`,
    ),
  ]);
  return { jobs, products, apiKeys, invitations };
}

async function listJobs(db: Executor, id: string) {
  const rows = await queryRows<{ id: string; kind: JobKind; createdAt: string }>(
    db,
    sql`
    SELECT id::text AS id, kind, created_at AS "createdAt" FROM jobs
    WHERE owner_id = ${id} AND state IN ('waiting', 'running', 'held') ORDER BY jobs.id DESC LIMIT ${MAX_ROWS}`,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}

/** Products with a future date of publishing, whose visibility this person set last. */
async function listScheduledProducts(db: Executor, id: string, now: Date) {
  const rows = await queryRows<{ id: string; name: string; publishAt: string }>(
    db,
    sql`
    SELECT products.id, name, publish_at AS "publishAt" FROM products JOIN LATERAL (
      SELECT actor_id FROM audit_log
      WHERE subject_id = products.id::text AND action IN ('product.publishing', 'product.create')
      ORDER BY audit_log.id DESC LIMIT 1
    ) AS scheduled ON actor_id = ${id}
    WHERE publish_at > ${now.toISOString()}::timestamptz ORDER BY publish_at, products.id LIMIT ${MAX_ROWS}`,
  );
  return rows.map((row) => ({ ...row, publishAt: new Date(row.publishAt).toISOString() }));
}
