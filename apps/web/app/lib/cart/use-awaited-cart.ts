import { useEffect, useState } from "react";
import { useShop } from "~/lib/shop/shop";

/** Whether an empty cart may still get the items that the account saved on another device. */
export function useAwaitedCart(isEmpty: boolean): boolean {
  const { trading } = useShop();
  const [isAwaited, setAwaited] = useState(isEmpty && trading);
  useEffect(() => {
    if (!isAwaited) return;
    const done = () => setAwaited(false);
    void import("./sync-cart").then(({ syncCart }) => syncCart()).then(done, done);
  }, [isAwaited]);
  return isAwaited;
}
