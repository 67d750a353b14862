import type { Product, ProductParts, SavedProduct } from "@larkwood/contract";
import { findConflict } from "~/features/admin/shared/edit-conflict";
import { isUnpublished } from "~/features/admin/shared/listed-product";
import { api } from "~/lib/api/api";
import { readProduct } from "./product-queries";

type PartsOptions<P extends Product> = {
  toBody: (stored: P) => ProductParts;
  /** Whether another user changed the same parts. */
  hasConflict: (current: P) => boolean;
};

/** The saved product, or after a conflict the current one. Retries if another user changed only other parts. */
export async function sendParts<P extends Product>(
  stored: P,
  options: PartsOptions<P>,
): Promise<{ saved: SavedProduct; baseVersion: number } | { saved: null; current: P }> {
  try {
    const { data } = await api("saveProduct", {
      params: { id: stored.id },
      body: options.toBody(stored),
      headers: { "if-match": `"${stored.version}"` },
    });
    return { saved: data, baseVersion: stored.version };
  } catch (error) {
    if (!findConflict(error)) throw error;
    const current = (await readProduct(stored.id, isUnpublished(stored))) as P;
    if (current.version !== stored.version && !options.hasConflict(current))
      return sendParts(current, options);
    return { saved: null, current };
  }
}
