import { ApiError, type CartItem, ID_PATTERN, LIMITS } from "@larkwood/contract";
import { addedSince, type Cart, isSameCart, joinCarts, mergeCarts } from "@larkwood/domain";
import { api } from "~/lib/api/api";
import { session } from "~/lib/session/session";
import { showToast } from "~/ui/toast-region";
import { readSavedCopy, writeSavedCopy } from "./saved-copy";

const JOINED = "We've added the items that you saved earlier. Please check the quantities.";
const MAX_ATTEMPTS = 5;

const toLine = ({ productId, ...rest }: CartItem) => ({ _id: productId, ...rest });
const toItem = ({ _id, ...rest }: Cart[number]): CartItem => ({ productId: _id, ...rest });
const isValid = ({ _id, variantId, quantity }: Cart[number]) =>
  ID_PATTERN.test(_id) && ID_PATTERN.test(variantId ?? _id) && quantity <= LIMITS.quantity;
const without = (cart: Cart, other: Cart) =>
  cart.filter(
    (line) => !other.some(({ _id, variantId }) => _id === line._id && variantId === line.variantId),
  );

/** The cart for the account: this device's changes merged into the saved cart. */
function mergeWith(
  saved: Cart,
  userId: string,
  device: Cart,
): { merged: Cart; refused: Cart; isFirst: boolean } {
  const copy = readSavedCopy();
  if (copy?.userId === userId)
    return { merged: mergeCarts(copy.lines, device, saved), refused: copy.refused, isFirst: false };
  // Lines of the account that was signed in before belong to that account.
  const own = copy ? addedSince(copy.lines, device) : device;
  return { merged: joinCarts(own, saved), refused: [], isFirst: own.length > 0 };
}

/** Saves the merged cart; null if another device changed it meanwhile. */
async function save(version: number, cart: Cart): Promise<{ lines: Cart; refused: Cart } | null> {
  try {
    const { data } = await api("saveCart", { body: { version, items: cart.map(toItem) } });
    const lines = data.items.map(toLine);
    return { lines, refused: without(cart, lines) };
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === "edit_conflict") return null;
    throw error;
  }
}

/** Returns false if it must be tried again. */
async function trySync(): Promise<boolean> {
  const { userId, cart: before } = session.useStore.getState();
  const { data } = await api("getCart", {});
  const saved = data.items.map(toLine);
  const { merged, refused, isFirst } = mergeWith(saved, userId, before.filter(isValid));
  if (merged.length > LIMITS.cartLines) return true;
  const isSaved = isSameCart(without(merged, refused), saved);
  const result = isSaved ? { lines: saved, refused } : await save(data.version, merged);
  if (!result) return false;
  if (session.useStore.getState().userId !== userId) return true;
  writeSavedCopy({ userId, ...result });
  // The shopper may have changed the cart meanwhile. Lines that are no longer sold stay until the shopper removes them.
  const after = [...result.lines, ...without(merged, result.lines)];
  const wasJoined = isFirst && !isSameCart(after, before);
  if (!isSameCart(after, before)) session.updateCart((cart) => mergeCarts(before, cart, after));
  if (wasJoined && saved.length > 0) showToast(JOINED);
  return true;
}

async function syncWithRetries(): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) if (await trySync()) return;
}

/** Merges the cart of this device with the saved cart of the account. One tab at a time; does nothing offline. */
export async function syncCart(): Promise<void> {
  if (!navigator.onLine || session.useStore.getState().status !== "signed-in") return;
  // Browsers have locks only on secure pages. Without them the version of the cart prevents lost changes.
  await (navigator.locks ? navigator.locks.request("cart", syncWithRetries) : syncWithRetries());
}
