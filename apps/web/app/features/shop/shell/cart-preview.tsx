import { screenTexts } from "@larkwood/contract";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { LinkButton } from "~/ui/link-button";
import { Spinner } from "~/ui/spinner";
import { useLoaded } from "~/ui/use-loaded";

/** Loaded when the popover opens, to keep the first page small. */
export const loadCartLines = () => import("./cart-lines");

/** The cart's lines, with links to cart and checkout. */
export function CartPreview({ open, close }: { open: boolean; close: () => void }) {
  const count = useSession((state) => state.cartCount);
  const module = useLoaded(loadCartLines, open);
  return (
    <div className="p-5">
      <p className="text-sm">{screenTexts.cartCount(count)}</p>
      {module ? <module.CartLines open={open} close={close} /> : open ? <Spinner className="py-8" /> : null}
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
