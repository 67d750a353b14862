import { ApiError, type BodyOf, type Endpoints, type PlacedOrder } from "@larkwood/contract";
import { api, createGuestApi } from "~/lib/api/api";
import { tabStorage } from "~/lib/session/tab-storage";

export interface OrderRequest {
  body: BodyOf<Endpoints["placeOrder"]>;
  headers: { "idempotency-key": string };
}

/** An order whose reply was lost: the shopper can't know if it was placed. */
const unanswered = tabStorage<OrderRequest>("unanswered-order");

export function findUnansweredOrder(): OrderRequest | null {
  const { body, headers } = unanswered.read();
  return body && headers ? { body, headers } : null;
}

// After other errors, an earlier request may still have been successful.
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status < 500 && ![401, 408, 429].includes(error.status);

/** Sends an order, and again if the connection breaks: the key prevents a second order. */
export async function sendOrder(request: OrderRequest): Promise<PlacedOrder> {
  // The order of a guest is sent again without the session of an account that has signed in since.
  const send = request.body.email === undefined ? api : createGuestApi("");
  const isOnline = navigator.onLine;
  try {
    const { data } = await send("placeOrder", request).catch((error) => {
      if (error instanceof ApiError || !isOnline) throw error;
      unanswered.write(request);
      return send("placeOrder", request);
    });
    unanswered.clear();
    return data;
  } catch (error) {
    if (isRefused(error)) unanswered.clear();
    throw error;
  }
}
