import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "~/lib/paths";
import { clearCompared, loadCompared, useCompared } from "~/lib/shop/compared";
import { Icon } from "~/ui/icon";

/** Pages on which products are found. The bar would distract from a checkout. */
const PATHS = /^\/(?:$|products|wishlist|compare)/;

/** Leads to the comparison while products are chosen. At the bottom of the window, above the bar that adds to the cart. */
export function CompareBar() {
  const ids = useCompared((state) => state.ids);
  useEffect(loadCompared, []);
  const { pathname, search } = useLocation();
  const to = paths.compare(ids);
  if (ids.length === 0 || !PATHS.test(pathname) || pathname + search === to) return null;
  return (
    <aside
      aria-label="Comparison"
      data-compare-bar
      className="page pointer-events-none sticky bottom-4 z-20 -mt-16 flex h-16 items-end justify-end pb-2 print:hidden max-lg:[html:has([data-add-bar])_&]:bottom-20"
    >
      <div className="pointer-events-auto flex items-center rounded-full bg-ink text-paper">
        <Link to={to} className="flex min-h-11 items-center pr-2 pl-5 text-sm font-medium tabular-nums">
          Compare ({ids.length})
        </Link>
        <button
          type="button"
          aria-label="Clear comparison"
          title="Clear comparison"
          onClick={clearCompared}
          className="grid size-11 place-items-center rounded-full"
        >
          <Icon name="close" size={16} />
        </button>
      </div>
    </aside>
  );
}
