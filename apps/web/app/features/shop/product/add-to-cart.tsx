import type { Product, ProductVariant } from "@larkwood/contract";
import { quantityInCart, seePrice } from "@larkwood/domain";
import { useEffect, useId, useRef, useState } from "react";
import { session, useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";
import { Button } from "~/ui/button";
import { useFirstInteraction } from "~/ui/use-first-interaction";
import { useLoaded } from "~/ui/use-loaded";
import { maxAddableQuantity, parseQuantity, purchaseLimit, quantityError } from "./purchase-limit";
import { QuantityField } from "./quantity-field";
import { useScrolledPast } from "./use-scrolled-past";

const loadStockForm = () => import("./back-in-stock-form");
const loadBar = () => import("./add-bar");
// A tap anywhere comes before the tap that needs it.
const loadDialog = () => import("./added-dialog");

type AddToCartProps = {
  product: Product;
  /** The chosen one; null if the product has no options. */
  variant: ProductVariant | null;
  onQuantity?: (quantity: number) => void;
};

/** Quantity and ADD TO CART. */
export function AddToCart({ product, variant, onQuantity }: AddToCartProps) {
  const [added, setAdded] = useState({ isOpen: false, quantity: 1 });
  const [text, setText] = useState("1");
  const { trading, tellsWhenBack } = useShop();
  const inCart = useSession((state) => quantityInCart(state.cart, product.id, variant?.id));
  const limitText = purchaseLimit(product.quantity, inCart, trading);
  const max = maxAddableQuantity(product.quantity, inCart, trading);
  const quantity = parseQuantity(text, max);
  const error = limitText ? null : quantityError(text, max);
  const [reasonId, errorId] = [useId(), useId()];
  const container = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const canWatch = tellsWhenBack && product.quantity <= 0;
  const stockForm = useLoaded(loadStockForm, canWatch);
  const needsBar = useScrolledPast(container) && !limitText;
  const bar = useLoaded(loadBar, needsBar);
  const isUsed = useFirstInteraction();
  const dialog = useLoaded(loadDialog, isUsed || added.isOpen);
  useEffect(() => onQuantity?.(quantity ?? 1), [onQuantity, quantity]);

  const add = () => {
    // The error is already shown beside the field.
    if (quantity === null) return field.current?.focus();
    session.addItem(product.id, variant?.id, quantity);
    if (trading) {
      const line = { _id: product.id, ...(variant ? { variantId: variant.id } : {}) };
      session.updateCart((cart) => seePrice(cart, line, product.price));
    }
    setAdded({ isOpen: true, quantity });
    setText("1");
  };

  return (
    <div ref={container}>
      <div className="flex flex-wrap items-start gap-3">
        <QuantityField
          field={field}
          text={text}
          max={max}
          errorId={error ? errorId : undefined}
          disabled={limitText !== null}
          onChange={setText}
          onEnter={add}
        />
        <Button
          onClick={add}
          disabled={limitText !== null}
          aria-describedby={limitText ? reasonId : undefined}
          className="min-w-40 flex-1"
        >
          ADD TO CART
        </Button>
      </div>
      <p id={errorId} aria-live="polite" className="mt-2 text-sm text-danger empty:hidden">
        {error}
      </p>
      {limitText ? (
        <p id={reasonId} className="mt-3 text-sm text-ink-soft">
          {limitText}
        </p>
      ) : null}
      {canWatch ? (
        <div className="mt-4 min-h-12">
          {stockForm ? (
            <stockForm.BackInStockForm key={variant?.id} productId={product.id} variantId={variant?.id} />
          ) : null}
        </div>
      ) : null}
      {bar && needsBar ? (
        <bar.AddBar
          name={product.name}
          variantName={variant?.name}
          price={product.price}
          quantity={quantity ?? 1}
        >
          <Button onClick={add} className="shrink-0 px-5">
            ADD TO CART
          </Button>
        </bar.AddBar>
      ) : null}
      {dialog ? (
        <dialog.AddedDialog
          open={added.isOpen}
          product={product}
          variantName={variant?.name}
          quantity={added.quantity}
          onClose={() => setAdded({ ...added, isOpen: false })}
        />
      ) : null}
    </div>
  );
}
