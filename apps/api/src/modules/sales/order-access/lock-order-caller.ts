import type { OrderCaller } from "../../../core/actor";
import type { Executor } from "../../../db/executor";
import { lockCaller } from "../../identity/sessions";

/** Checks an account again, as `lockCaller` does. The link of a guest is checked by `isCustomerOf` on the locked order. */
export async function lockOrderCaller(tx: Executor, caller: OrderCaller): Promise<void> {
  if (!("orderId" in caller)) await lockCaller(tx, caller);
}
