import { CART_POPOVER } from "@larkwood/contract";
import { Link } from "react-router";
import { WithQueries } from "~/lib/api/with-queries";
import { formatCents } from "~/lib/format/money";
import { paths } from "~/lib/paths";
import { type PricedLine, useCartLines } from "~/lib/shop/use-cart-lines";
import { Picture } from "~/ui/picture";
import { Spinner } from "~/ui/spinner";

type CartLinesProps = { open: boolean; close: () => void };
type PreviewLineProps = { line: PricedLine; close: () => void };

function PreviewLine({ line, close }: PreviewLineProps) {
  const { product, variantId, variant, quantity, totalCents } = line;
  return (
    <li className="grid grid-cols-[4rem_1fr_auto] items-center gap-3 py-2.5 text-sm">
      <Picture src={product.imageUrl} alt="" sizes="64px" className="aspect-4/3 w-16" />
      <span className="min-w-0">
        <Link
          to={variantId ? paths.variant(product._id, variantId) : paths.product(product._id)}
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

/** The lines of the cart with current prices. */
export function CartLines(props: CartLinesProps) {
  return (
    <WithQueries>
      <PricedLines {...props} />
    </WithQueries>
  );
}

function PricedLines({ open, close }: CartLinesProps) {
  const { lines, isLoading } = useCartLines(open);
  return (
    <>
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
    </>
  );
}
