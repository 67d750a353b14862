import { toastTexts } from "@larkwood/contract";
import { session } from "~/lib/session/session";
import type { MissingLine as Missing } from "~/lib/shop/use-cart-lines";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { removeWithUndo } from "./remove-with-undo";

/** A cart line whose product is gone or failed to load. The shopper can still remove it. */
export function MissingLine({ missing: { line, name, isGone, retry } }: { missing: Missing }) {
  const displayName = name || "This product";
  const remove = () =>
    removeWithUndo(() => session.removeItem(line._id, line.variantId), toastTexts.cartRemoved);
  return (
    <li className="flex items-center justify-between gap-x-5 border-b border-hairline py-7 text-sm first:border-t">
      <p className="min-w-0 text-warning">
        {isGone ? `${displayName} is no longer available.` : `${displayName} couldn't be loaded.`}
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
