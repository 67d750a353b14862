import type { Product, ProductVariant } from "@larkwood/contract";
import { piecesInCart } from "@larkwood/domain";
import { useId, useRef, useState } from "react";
import { session, useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";
import { Button } from "~/ui/button";
import { AddBar } from "./add-bar";
import { AddedDialog } from "./added-dialog";
import { BackInStockForm } from "./back-in-stock-form";
import { maxAddableQuantity, parseQuantity, purchaseLimit, quantityError } from "./purchase-limit";
import { QuantityField } from "./quantity-field";
import { useScrolledPast } from "./use-scrolled-past";

/** `variant`: which one of a product with options; null for one without. */
export function AddToCart({ product, variant }: { product: Product; variant: ProductVariant | null }) {
  const [added, setAdded] = useState({ isOpen: false, pieces: 1 });
  const [text, setText] = useState("1");
  const { trading, tellsWhenBack } = useShop();
  const inCart = useSession((state) => piecesInCart(state.cart, product.id, variant?.id));
  const limit = purchaseLimit(product.quantity, inCart, trading);
  const most = maxAddableQuantity(product.quantity, inCart, trading);
  const pieces = parseQuantity(text, most);
  const problem = limit ? null : quantityError(text, most);
  const [reasonId, problemId] = [useId(), useId()];
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const passed = useScrolledPast(place);

  const add = () => {
    // What is wrong stands beside the field already.
    if (pieces === null) return field.current?.focus();
    session.addItem(product.id, variant?.id, pieces);
    setAdded({ isOpen: true, pieces });
    setText("1");
  };

  return (
    <div ref={place}>
      <div className="flex flex-wrap items-start gap-3">
        <QuantityField
          field={field}
          text={text}
          most={most}
          problemId={problem ? problemId : undefined}
          disabled={limit !== null}
          onChange={setText}
          onEnter={add}
        />
        <Button
          onClick={add}
          disabled={limit !== null}
          aria-describedby={limit ? reasonId : undefined}
          className="min-w-40 flex-1"
        >
          ADD TO CART
        </Button>
      </div>
      <p id={problemId} aria-live="polite" className="mt-2 text-sm text-danger empty:hidden">
        {problem}
      </p>
      {limit ? (
        <p id={reasonId} className="mt-3 text-sm text-ink-soft">
          {limit}
        </p>
      ) : null}
      {tellsWhenBack && product.quantity <= 0 ? (
        <BackInStockForm key={variant?.id} productId={product.id} variantId={variant?.id} />
      ) : null}
      {passed && !limit ? (
        <AddBar name={product.name} words={variant?.name} price={product.price} pieces={pieces ?? 1}>
          <Button onClick={add} className="shrink-0 px-5">
            ADD TO CART
          </Button>
        </AddBar>
      ) : null}
      <AddedDialog
        open={added.isOpen}
        product={product}
        words={variant?.name}
        pieces={added.pieces}
        onClose={() => setAdded({ ...added, isOpen: false })}
      />
    </div>
  );
}
