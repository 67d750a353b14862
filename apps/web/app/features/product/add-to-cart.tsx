import type { Product, ProductVariant } from "@larkwood/contract";
import { piecesInCart } from "@larkwood/domain";
import { useId, useState } from "react";
import { session, useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop";
import { Button } from "~/ui/button";
import { AddedDialog } from "./added-dialog";
import { purchaseLimit } from "./purchase-limit";

/** `variant`: which one of a product with options; null for one without. */
export function AddToCart({ product, variant }: { product: Product; variant: ProductVariant | null }) {
  const [added, setAdded] = useState(false);
  const { trading } = useShop();
  const inCart = useSession((state) => piecesInCart(state.cart, product.id, variant?.id));
  const limit = purchaseLimit(product.quantity, inCart, trading);
  const reasonId = useId();

  const add = () => {
    session.addItem(product.id, variant?.id);
    setAdded(true);
  };

  return (
    <div>
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
      <AddedDialog open={added} product={product} words={variant?.name} onClose={() => setAdded(false)} />
    </div>
  );
}
