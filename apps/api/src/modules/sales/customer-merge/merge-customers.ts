import type { CustomerMerge } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { inTransaction, type Transaction } from "../../../db/transaction";
import { endAllSessions, lockCaller } from "../../identity/sessions";
import { assertMayManageUser, findUser, lockUser, type UserRow } from "../../identity/users";
import { recordAudit } from "../../platform/audit";
import { mergeSavedCarts, moveFilledCarts } from "../cart";
import type { SalesContext } from "../context";
import { countMerge, type MergedPair } from "./count-merge";
import { moveRecord, moveWishesAndReviews } from "./move-account-data";
import { transferOrders } from "./transfer-orders";

interface Merge {
  /** The account that remains. */
  id: string;
  /** The account that ends. */
  fromId: string;
}

/** Counts what a merge would move. */
export async function previewMerge(
  { db }: Pick<SalesContext, "db">,
  merge: Merge,
  actor: Pick<Actor, "caller">,
): Promise<CustomerMerge> {
  return countMerge(db, await readPair(merge, actor, (id) => getUser(db, id)));
}

/** Moves everything of one account to another and deletes it. Emails that wait are still sent to its address. */
export async function mergeCustomers(
  { db, clock }: Pick<SalesContext, "db" | "clock">,
  merge: Merge,
  actor: Pick<Actor, "caller" | "requestId">,
): Promise<CustomerMerge> {
  const at = clock();
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, actor.caller);
    // Waits for orders that are being placed. Later ones are refused, because the account is gone.
    const pair = await readPair(merge, actor, (id) => lockUser(tx, id));
    const moved = await countMerge(tx, pair);
    await transferOrders(tx, pair);
    await mergeSavedCarts(tx, { from: merge.fromId, into: merge.id });
    await moveFilledCarts(tx, { from: merge.fromId, into: merge.id, at });
    await moveWishesAndReviews(tx, pair);
    await moveRecord(tx, pair);
    if (moved.isBlocked) await endAllSessions(tx, merge.id, at);
    const { source, target, ...counts } = moved;
    await recordAudit(tx, {
      actor: actor.caller,
      action: "user.merge",
      subjectType: "user",
      subjectId: target.id,
      before: source,
      after: { ...target, ...counts },
      requestId: actor.requestId,
      at,
    });
    await deleteEmptied(tx, pair.from);
    return moved;
  });
}

/** Reads both accounts, in the order of their ids. */
async function readPair(
  { id, fromId }: Merge,
  { caller }: Pick<Actor, "caller">,
  read: (id: string) => Promise<UserRow>,
): Promise<MergedPair> {
  if (id === fromId)
    throw new AppError("invalid_input", { errors: { fromId: "Choose another account than this one" } });
  const users = new Map<string, UserRow>();
  for (const one of [id, fromId].sort()) users.set(one, await read(one));
  const [into, ending] = [users.get(id), users.get(fromId)];
  if (!into || !ending) throw new AppError("not_found");
  for (const user of [into, ending]) {
    assertMayManageUser(caller, user);
    if (user.role !== "User") throw new AppError("not_allowed");
  }
  return { from: ending, into };
}

async function getUser(db: Executor, id: string): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new AppError("not_found");
  return user;
}

/** Deletes the account. Under another address, because the triggers would delete emails about orders that moved. */
async function deleteEmptied(tx: Transaction, { id, email }: UserRow): Promise<void> {
  await tx.execute(sql`SELECT erase_mails(${email}, true)`);
  await tx.execute(sql`UPDATE users SET email = ${`${id}@merged.invalid`} WHERE id = ${id}`);
  await tx.execute(sql`DELETE FROM sign_in_failures WHERE account = lower(${email})`);
  await tx.execute(sql`DELETE FROM users WHERE id = ${id}`);
}
