import type { Product } from "@larkwood/contract";
import { useId, useState } from "react";
import { session, useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop";
import { Button } from "~/ui/button";
import { AddedDialog } from "./added-dialog";
import { purchaseLimit } from "./purchase-limit";

export function AddToCart({ product }: { product: Product }) {
  const [added, setAdded] = useState(false);
  const { trading } = useShop();
  const inCart = useSession((state) => state.cart.find((line) => line._id === product.id)?.quantity ?? 0);
  const limit = purchaseLimit(product.quantity, inCart, trading);
  const reasonId = useId();

  const add = () => {
    session.addItem(product.id);
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
      <AddedDialog open={added} product={product} onClose={() => setAdded(false)} />
    </div>
  );
}
