import { quantityInCart, totalCents } from "@larkwood/domain";
import { addWithUndo, toCartLine } from "~/lib/cart/add-with-undo";
import { formatCents } from "~/lib/format/money";
import { session } from "~/lib/session/session";
import type { ProductItem } from "~/lib/shop/product-item";
import { Button } from "~/ui/button";

const nameAll = (items: readonly ProductItem[]) => items.map(({ name }) => name).join(", ");

/** The sum of a room and a button that adds one of each product. Names the sold-out ones. */
export function AddAll({ items }: { items: readonly ProductItem[] }) {
  const inStock = items.filter(({ quantity }) => quantity > 0);
  const soldOut = items.filter(({ quantity }) => quantity <= 0);
  return (
    <div className="pt-5 text-sm print:hidden">
      {inStock.length > 0 ? (
        <>
          <p className="flex justify-between gap-4">
            <span className="text-ink-soft">{countText(inStock.length)}</span>
            <span className="text-base tabular-nums">
              {formatCents(totalCents(inStock.map(({ price }) => ({ price, quantity: 1 }))))}
            </span>
          </p>
          <Button className="mt-4 w-full" onClick={() => addAll(inStock)}>
            Add all to cart
          </Button>
        </>
      ) : null}
      {soldOut.length > 0 ? (
        <p className="mt-3 text-ink-soft">Sold out, so not included: {nameAll(soldOut)}.</p>
      ) : null}
    </div>
  );
}

const countText = (count: number) => (count === 1 ? "1 item" : `${count} items`);

function addAll(inStock: readonly ProductItem[]): void {
  const { cart } = session.useStore.getState();
  const isLeft = ({ id, variantId, quantity }: ProductItem) => quantityInCart(cart, id, variantId) < quantity;
  const added = inStock.filter(isLeft);
  const others = inStock.filter((item) => !isLeft(item));
  const lines = added.map((item) => toCartLine(item, 1));
  const sentences = [
    ...(added.length > 0 ? [`${countText(added.length)} added to your cart.`] : []),
    ...(others.length > 0 ? [`All we have is in your cart already: ${nameAll(others)}.`] : []),
  ];
  addWithUndo(lines, sentences.join(" "));
}
