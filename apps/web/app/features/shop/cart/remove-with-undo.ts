import { session } from "~/lib/session/session";
import { showToast } from "~/ui/toast-region";

/** Takes something out of the cart, says so, and offers to put it back where it was. */
export function removeWithUndo(remove: () => void, text: string): void {
  const { cart } = session.useStore.getState();
  remove();
  showToast(text, "status", { label: "Undo", act: () => session.putBack(cart) });
}
