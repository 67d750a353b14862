import type { NewOrderBody } from "@larkwood/contract";
import type { Config } from "../../../config";
import { type AnonymousActor, GUEST_NAME, type GuestCaller } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { networkOf } from "./guest";
import type { OrderContext } from "./order-context";
import { findOrder } from "./orders.repo";
import { type PlaceOrderInput, placeOrder } from "./place-order";

// A UUID has 36 characters. Nothing but the key proves that a repeated request comes from the same visitor.
const MIN_KEY_LENGTH = 32;

interface GuestOrderInput extends Pick<PlaceOrderInput, "key" | "enabledMethods"> {
  body: NewOrderBody;
}

interface GuestOrderContext extends OrderContext {
  config: Pick<Config, "publicUrl" | "authSecret">;
}

/** Places an order for a visitor without an account. The result opens the order as its link does. */
export async function placeGuestOrder(
  context: GuestOrderContext,
  { body: { email, ...body }, ...input }: GuestOrderInput,
  { origin, address }: Pick<AnonymousActor, "origin" | "address">,
): Promise<{ id: string; isNew: boolean }> {
  if (!email)
    throw new AppError("invalid_input", { errors: { email: "Enter your email address, or sign in." } });
  assertGuestKey(input.key);
  const guest = { email, network: networkOf(context.config, address) };
  return placeOrder(context, { ...input, body, guest }, { caller: null, origin });
}

/** Who may see the order of a guest that was just placed. */
export async function findNewGuestCaller(
  { db }: Pick<GuestOrderContext, "db">,
  id: string,
): Promise<GuestCaller> {
  const order = await findOrder(db, id);
  // A repeated request after the order was brought into an account, or its link was revoked.
  if (!order?.guestLink) throw new AppError("not_found");
  return { orderId: order.id, link: order.guestLink, userName: GUEST_NAME, permissions: [] };
}

export function assertGuestKey(key: string): void {
  if (key.length < MIN_KEY_LENGTH)
    throw new AppError("invalid_input", {
      errors: {
        "idempotency-key": `Without an account the key needs at least ${MIN_KEY_LENGTH} characters.`,
      },
    });
}
