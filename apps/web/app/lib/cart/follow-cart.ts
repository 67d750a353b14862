import { isSameCart } from "@larkwood/domain";
import { session } from "~/lib/session/session";
import { syncCart } from "./sync-cart";

// Several taps on the stepper are saved together.
const DELAY_MS = 400;

/** Keeps the cart of this device and the saved cart of the account the same, until the returned function is called. */
export function followCart(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A failure is silent: the cart works without the account, and the next change or focus tries again.
  const sync = () => void syncCart().catch(() => {});
  const onVisible = () => document.visibilityState === "visible" && sync();
  const stopWatching = session.useStore.subscribe(({ cart }, { cart: before }) => {
    if (isSameCart(cart, before)) return;
    clearTimeout(timer);
    timer = setTimeout(sync, DELAY_MS);
  });
  sync();
  window.addEventListener("focus", sync);
  window.addEventListener("online", sync);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    clearTimeout(timer);
    stopWatching();
    window.removeEventListener("focus", sync);
    window.removeEventListener("online", sync);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
