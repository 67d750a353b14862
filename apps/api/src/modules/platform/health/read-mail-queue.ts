import type { MailDelay, ShopHealth } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { UseCaseContext } from "../../../context";
import { queryFirst } from "../../../db/executor";
import { withoutAddresses } from "../jobs";

interface Row {
  waiting: number;
  held: number;
  failed: number;
  oldestAt: string | null;
  lastError: string | null;
}

/** Unsent emails, and why they are not sent. */
export async function readMailQueue({
  db,
  config,
}: Pick<UseCaseContext, "db" | "config">): Promise<ShopHealth["mail"]> {
  const row = await queryFirst<Row>(
    db,
    sql`
      SELECT count(*) FILTER (WHERE state IN ('waiting', 'running'))::int AS waiting,
        count(*) FILTER (WHERE state = 'held')::int AS held, count(*) FILTER (WHERE state = 'dead')::int AS failed,
        min(created_at) AS "oldestAt",
        (array_agg(last_error ORDER BY id DESC) FILTER (WHERE last_error IS NOT NULL))[1] AS "lastError"
      FROM jobs WHERE kind = 'mail' AND state IN ('waiting', 'running', 'held', 'dead')`,
  );
  const { waiting = 0, held = 0, failed = 0, oldestAt = null, lastError = null } = row ?? {};
  return {
    waiting,
    held,
    failed,
    oldestAt: oldestAt && new Date(oldestAt).toISOString(),
    delay: findDelay({ waiting, held, failed, lastError }, config.sendsMail),
    lastError: lastError && withoutAddresses(lastError),
  };
}

function findDelay(
  { waiting, held, failed, lastError }: Omit<Row, "oldestAt">,
  sendsMail: boolean,
): MailDelay | null {
  if (waiting + held + failed === 0) return null;
  if (!sendsMail) return "no_server";
  if (lastError !== null) return "refused";
  return held > 0 ? "too_old" : null;
}
