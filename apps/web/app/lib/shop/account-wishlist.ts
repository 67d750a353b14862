import type { Wishlist } from "@larkwood/contract";
import { api } from "~/lib/api/api";

/** The account's wishlist, after adding what the visitor wished for on this device before signing in. */
export async function fetchWishlist(deviceIds: string[]): Promise<Wishlist> {
  const reply =
    deviceIds.length > 0
      ? await api("mergeWishlist", { body: { productIds: deviceIds } })
      : await api("getWishlist", {});
  return reply.data;
}

/** The request is sent even if the shopper leaves the page at once. */
export async function saveWish(productId: string, isWished: boolean): Promise<void> {
  await api(isWished ? "addWish" : "removeWish", { params: { productId }, keepalive: true });
}
