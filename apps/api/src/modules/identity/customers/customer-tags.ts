import { type CustomerTagCount, MAX_CUSTOMER_TAGS } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { countUpTo, type Executor, executeUpdate, queryRows } from "../../../db/executor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { assertMayManageUser, lockUser } from "../users";

const MAX_LISTED = 500;

type TagContext = Pick<IdentityContext, "db" | "clock">;
type TagActor = Pick<Actor, "caller" | "requestId">;
interface Tagging {
  id: string;
  tag: string;
}

/** The tags in use, the most used first. */
export const listCustomerTags = (db: Executor): Promise<CustomerTagCount[]> =>
  queryRows(
    db,
    sql`
    SELECT tag::text, count(*)::int AS customers FROM user_tags
    GROUP BY tag ORDER BY customers DESC, tag LIMIT ${MAX_LISTED}`,
  );

/** Gives a customer a tag. */
export const addCustomerTag = (context: TagContext, tagging: Tagging, actor: TagActor): Promise<void> =>
  changeTags(context, { ...tagging, action: "user.tag" }, actor, async (tx, { id, tag }) => {
    const added = await executeUpdate(
      tx,
      sql`INSERT INTO user_tags (user_id, tag) VALUES (${id}, ${tag}) ON CONFLICT DO NOTHING`,
    );
    const tags = await countUpTo(tx, MAX_CUSTOMER_TAGS + 1, sql`user_tags WHERE user_id = ${id}`);
    if (added > 0 && tags > MAX_CUSTOMER_TAGS) throw new AppError("too_many_tags");
    return added > 0;
  });

/** Removes a tag from a customer. */
export const removeCustomerTag = (context: TagContext, tagging: Tagging, actor: TagActor): Promise<void> =>
  changeTags(context, { ...tagging, action: "user.untag" }, actor, async (tx, { id, tag }) => {
    const removed = await executeUpdate(
      tx,
      sql`DELETE FROM user_tags WHERE user_id = ${id} AND tag = ${tag}`,
    );
    return removed > 0;
  });

/** Changes a tag of a customer, and records it unless nothing changed. */
async function changeTags(
  { db, clock }: TagContext,
  { action, ...tagging }: Tagging & { action: "user.tag" | "user.untag" },
  { caller, requestId }: TagActor,
  change: (tx: Transaction, tagging: Tagging) => Promise<boolean>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The lock makes the number of tags exact.
    const user = await lockUser(tx, tagging.id);
    assertMayManageUser(caller, user);
    if (!(await change(tx, tagging))) return;
    await recordAudit(tx, {
      actor: caller,
      action,
      subjectType: "user",
      subjectId: tagging.id,
      after: { userName: user.userName, tag: tagging.tag },
      requestId,
      at: clock(),
    });
  });
}
