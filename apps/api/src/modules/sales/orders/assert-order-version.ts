import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import type { OrderContext } from "./order-context";
import { findOrder } from "./orders.repo";
import { describeOrder } from "./read-order";

/** Refuses to change an order that somebody else has changed since it was seen, and shows how it stands now. */
export async function assertOrderVersion(
  context: Pick<OrderContext, "settings">,
  tx: Executor,
  { id, seen, version }: { id: string; seen: number | undefined; version: number },
  { origin = "" }: Partial<Pick<Actor, "origin">>,
): Promise<void> {
  if (seen === undefined || seen === version) return;
  const now = await findOrder(tx, id);
  if (!now) throw new AppError("not_found");
  throw new AppError("edit_conflict", { context: describeOrder(context, now, { origin }) });
}
