import { seePrice } from "@larkwood/domain";
import { useEffect, useState } from "react";
import { session } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";
import type { PricedLine } from "~/lib/shop/use-cart-lines";

/**
 * The price that the shopper saw before, for each line whose price has changed since. Shown until the page is left, and
 * then never again, on any device of the account.
 */
export function usePriceChanges(lines: readonly PricedLine[]): ReadonlyMap<string, number> {
  const { trading } = useShop();
  const [changes, setChanges] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const unseen = lines.filter(({ product, seenPrice }) => seenPrice !== product.price);
    if (!trading || unseen.length === 0) return;
    setChanges((shown) => {
      const found = unseen.flatMap(({ key, seenPrice }) =>
        seenPrice === undefined || shown.has(key) ? [] : [[key, seenPrice] as const],
      );
      return new Map([...shown, ...found]);
    });
    session.updateCart((cart) =>
      unseen.reduce(
        (seen, { product, variantId }) =>
          seePrice(seen, { _id: product._id, ...(variantId ? { variantId } : {}) }, product.price),
        cart,
      ),
    );
  }, [lines, trading]);
  return changes;
}
