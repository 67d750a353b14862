import { session } from "~/lib/session/session";
import { showToast } from "~/ui/toast-region";

/** Removes something from the cart and shows a toast with an undo button. */
export function removeWithUndo(remove: () => void, text: string): void {
  const { cart } = session.useStore.getState();
  remove();
  showToast(text, "status", { label: "Undo", act: () => session.restoreLines(cart) });
}
