import { type Cart, restoreCart } from "@larkwood/domain";
import { device } from "~/lib/session/device-storage";

const KEY = "savedCart";

/** The account's cart as this device last saw it: what has changed since is a change of this device. */
export interface SavedCopy {
  userId: string;
  lines: Cart;
  /** Lines of this device that the server refused, because they are no longer sold. */
  refused: Cart;
}

/** Survives a sign-out, so that the next account does not get this account's lines. */
export function readSavedCopy(): SavedCopy | null {
  try {
    const { userId, lines, refused } = JSON.parse(device.getItem(KEY) ?? "null") as SavedCopy;
    return { userId: String(userId), lines: restoreCart(lines), refused: restoreCart(refused) };
  } catch {
    return null;
  }
}

export const writeSavedCopy = (copy: SavedCopy) => device.setItem(KEY, JSON.stringify(copy));
