import { addLines, type Cart, type CartLine, takeLines } from "@larkwood/domain";
import { session } from "~/lib/session/session";
import type { ProductItem } from "~/lib/shop/product-item";
import { showToast } from "~/ui/toast-region";

export function toCartLine({ id, variantId, price }: ProductItem, quantity: number): CartLine {
  return { _id: id, ...(variantId ? { variantId } : {}), quantity, seenPrice: price };
}

/** Adds lines to the cart and shows a toast with an undo button. */
export function addWithUndo(lines: Cart, text: string): void {
  session.updateCart((cart) => addLines(cart, lines));
  const undo = { label: "Undo", act: () => session.updateCart((cart) => takeLines(cart, lines)) };
  showToast(text, "status", lines.length > 0 ? undo : undefined);
}
