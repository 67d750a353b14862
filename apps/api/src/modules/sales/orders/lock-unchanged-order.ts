import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { lockCaller } from "../../identity/sessions";
import { assertOrderVersion } from "./assert-order-version";
import type { OrderContext } from "./order-context";
import { lockOrder } from "./orders.repo";

/** Locks the caller and the order, for a change by staff who saw this version of the order. */
export async function lockUnchangedOrder(
  context: Pick<OrderContext, "settings">,
  tx: Executor,
  { id, version }: { id: string; version: number },
  actor: Pick<Actor, "caller" | "origin">,
) {
  await lockCaller(tx, actor.caller);
  const order = await lockOrder(tx, id);
  if (!order) throw new AppError("not_found");
  await assertOrderVersion(
    context,
    tx,
    { id, expectedVersion: version, currentVersion: order.version },
    actor,
  );
  return order;
}
