import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import type { OrderContext } from "./order-context";
import { findOrder } from "./orders.repo";
import { describeOrder } from "./read-order";

/** Throws `edit_conflict` with the current order if it was changed since the caller read it. */
export async function assertOrderVersion(
  context: Pick<OrderContext, "settings">,
  tx: Executor,
  {
    id,
    expectedVersion,
    currentVersion,
  }: { id: string; expectedVersion: number | undefined; currentVersion: number },
  { origin = "" }: Partial<Pick<Actor, "origin">>,
): Promise<void> {
  if (expectedVersion === undefined || expectedVersion === currentVersion) return;
  const order = await findOrder(tx, id);
  if (!order) throw new AppError("not_found");
  throw new AppError("edit_conflict", { context: describeOrder(context, order, { origin }) });
}
