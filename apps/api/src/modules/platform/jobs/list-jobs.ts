import type { Job, JobKind, JobStatus } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { SortOrder } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import { queryFirst, queryRows } from "../../../db/executor";
import type { PlatformContext } from "../context";
import { type JobRow, jobColumns, toJob } from "./job-row";
import { KIND_NAMES } from "./kinds";

const NEWEST: SortOrder = { key: sql`id`, type: "bigint", descending: true };

interface JobQuery extends PageQuery {
  status?: JobStatus | undefined;
  kind?: JobKind | undefined;
}

/** A page of jobs, newest first, without kinds that this version of the shop doesn't know. */
export function listJobs(
  { db, clock }: PlatformContext,
  { status, kind, ...query }: JobQuery,
): Promise<Page<Job>> {
  const kinds = kind ? [kind] : KIND_NAMES;
  const filter = sql`kind = ANY(${sql.param(kinds)}::text[]) AND ${status ? sql`state = ${status}` : sql`true`}`;
  return fetchPage(query, {
    order: NEWEST,
    read: (after, limit) =>
      queryRows<JobRow>(
        db,
        sql`
          SELECT ${jobColumns} FROM jobs
          WHERE ${filter} AND ${after ? sql`id < ${after.key}::bigint` : sql`true`}
          ORDER BY id DESC LIMIT ${limit}`,
      ),
    count: async () => {
      const countQuery = sql`SELECT count(*)::int AS total FROM (SELECT FROM jobs WHERE ${filter} LIMIT 1000) AS counted`;
      return (await queryFirst<{ total: number }>(db, countQuery))?.total ?? 0;
    },
    positionOf: ({ id }) => ({ key: id, id }),
    map: (row) => toJob(row, clock()),
  });
}
