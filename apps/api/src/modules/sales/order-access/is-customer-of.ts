import type { OrderCaller } from "../../../core/actor";

interface OwnedOrder {
  id: string;
  /** Null without an account. */
  userId: string | null;
  /** Null unless it is the order of a guest with a valid link. */
  guestLink: Buffer | null;
}

/** Whether an order belongs to the caller: to the account, or to the guest with its current link. */
export function isCustomerOf(caller: OrderCaller, { id, userId, guestLink }: OwnedOrder): boolean {
  if ("orderId" in caller)
    return caller.orderId === id && guestLink !== null && guestLink.equals(caller.link);
  return caller.userId === userId;
}
