import { useEffect } from "react";
import { useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";

/** In trading mode, keeps the cart of a signed-in shopper the same on all devices. Loaded after the first paint. */
export function useCartSync(): void {
  const { trading } = useShop();
  const userId = useSession((state) => (state.status === "signed-in" ? state.userId : ""));
  useEffect(() => {
    if (!trading || !userId) return;
    let stop: (() => void) | null = null;
    let hasEnded = false;
    void import("./follow-cart").then(
      ({ followCart }) => {
        if (!hasEnded) stop = followCart();
      },
      () => {},
    );
    return () => {
      hasEnded = true;
      stop?.();
    };
  }, [trading, userId]);
}
