import { screenTexts } from "@larkwood/contract";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { LinkButton } from "~/ui/link-button";
import { Spinner } from "~/ui/spinner";
import { useLoaded } from "~/ui/use-loaded";

/** Only who has something in the cart and looks at it needs them, and no first page carries them. */
export const loadCartLines = () => import("./cart-lines");

/** Lines of the cart with their totals, fetched when the popover opens. */
export function CartPreview({ open, close }: { open: boolean; close: () => void }) {
  const count = useSession((state) => state.cartCount);
  const part = useLoaded(loadCartLines, open);
  return (
    <div className="p-5">
      <p className="text-sm">{screenTexts.cartCount(count)}</p>
      {part ? <part.CartLines open={open} close={close} /> : open ? <Spinner className="py-8" /> : null}
      <div className="mt-4 grid gap-2.5">
        <LinkButton to={paths.checkout} onClick={close}>
          TO CHECKOUT
        </LinkButton>
        <LinkButton to={paths.cart} onClick={close} variant="outline">
          TO SHOPPING CART
        </LinkButton>
      </div>
    </div>
  );
}
