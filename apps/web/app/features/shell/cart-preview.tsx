import { CART_POPOVER, screenTexts } from "@larkwood/contract";
import { formatCents } from "@larkwood/domain";
import { Link } from "react-router";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { type PricedLine, useCartLines } from "~/lib/use-cart-lines";
import { LinkButton } from "~/ui/link-button";
import { Picture } from "~/ui/picture";
import { Spinner } from "~/ui/spinner";

type PreviewLineProps = { line: PricedLine; close: () => void };

function PreviewLine({ line: { product, variant, quantity, totalCents }, close }: PreviewLineProps) {
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] items-center gap-3 py-2.5 text-sm">
      <Picture src={product.imageUrl} alt="" sizes="64px" className="aspect-4/3 w-16" />
      <span className="min-w-0">
        <Link
          to={paths.product(product._id)}
          onClick={close}
          className="line-clamp-2 leading-snug hover:underline"
        >
          {product.name}
        </Link>
        <span className="text-xs text-ink-soft">
          {variant ? `${variant} ` : ""}× {quantity}
        </span>
      </span>
      <span className="tabular-nums">{formatCents(totalCents)}</span>
    </li>
  );
}

/** Lines of the cart with their totals, fetched when the popover opens. */
export function CartPreview({ open, close }: { open: boolean; close: () => void }) {
  const count = useSession((state) => state.cartCount);
  const { lines, isLoading } = useCartLines(open);
  return (
    <div className="p-5">
      <p className="text-sm">{screenTexts.cartCount(count)}</p>
      {isLoading ? <Spinner className="py-8" /> : null}
      <ul
        aria-label="Items in your cart"
        style={{ maxHeight: CART_POPOVER.listMaxHeight }}
        className="mt-2 divide-y divide-hairline overflow-y-auto"
      >
        {lines.map((line) => (
          <PreviewLine key={line.key} line={line} close={close} />
        ))}
      </ul>
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
