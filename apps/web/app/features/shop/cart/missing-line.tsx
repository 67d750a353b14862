import { toastTexts } from "@larkwood/contract";
import { session } from "~/lib/session/session";
import type { MissingLine as Missing } from "~/lib/shop/use-cart-lines";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { removeWithUndo } from "./remove-with-undo";

/** A line that has no product any more, or none just now: without it nobody could take it out of the cart. */
export function MissingLine({ missing: { line, name, isGone, retry } }: { missing: Missing }) {
  const called = name || "This product";
  const remove = () =>
    removeWithUndo(() => session.removeItem(line._id, line.variantId), toastTexts.cartRemoved);
  return (
    <li className="flex items-center justify-between gap-x-5 border-b border-hairline py-7 text-sm first:border-t">
      <p className="min-w-0 text-warning">
        {isGone ? `${called} is no longer available.` : `${called} couldn't be loaded.`}
      </p>
      <div className="-mr-2.5 flex shrink-0 items-center">
        {isGone ? null : (
          <Button variant="quiet" size="sm" onClick={retry}>
            Try again
          </Button>
        )}
        <IconButton icon="trash" label={`Remove ${name || "this product"}`} onClick={remove} />
      </div>
    </li>
  );
}
