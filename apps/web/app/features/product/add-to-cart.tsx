import type { Product, ProductVariant } from "@larkwood/contract";
import { piecesInCart } from "@larkwood/domain";
import { useId, useRef, useState } from "react";
import { session, useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop";
import { Button } from "~/ui/button";
import { AddBar } from "./add-bar";
import { AddedDialog } from "./added-dialog";
import { purchaseLimit } from "./purchase-limit";
import { TellWhenBack } from "./tell-when-back";
import { usePassed } from "./use-passed";

/** `variant`: which one of a product with options; null for one without. */
export function AddToCart({ product, variant }: { product: Product; variant: ProductVariant | null }) {
  const [added, setAdded] = useState(false);
  const { trading, tellsWhenBack } = useShop();
  const inCart = useSession((state) => piecesInCart(state.cart, product.id, variant?.id));
  const limit = purchaseLimit(product.quantity, inCart, trading);
  const reasonId = useId();
  const place = useRef<HTMLDivElement>(null);
  const passed = usePassed(place);

  const add = () => {
    session.addItem(product.id, variant?.id);
    setAdded(true);
  };

  return (
    <div ref={place}>
      <Button
        onClick={add}
        disabled={limit !== null}
        aria-describedby={limit ? reasonId : undefined}
        className="w-full"
      >
        ADD TO CART
      </Button>
      {limit ? (
        <p id={reasonId} className="mt-3 text-sm text-ink-soft">
          {limit}
        </p>
      ) : null}
      {tellsWhenBack && product.quantity <= 0 ? (
        <TellWhenBack productId={product.id} variantId={variant?.id} />
      ) : null}
      {passed && !limit ? (
        <AddBar name={product.name} words={variant?.name} price={product.price}>
          <Button onClick={add} className="shrink-0 px-5">
            ADD TO CART
          </Button>
        </AddBar>
      ) : null}
      <AddedDialog open={added} product={product} words={variant?.name} onClose={() => setAdded(false)} />
    </div>
  );
}
