import { type MouseEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { cx } from "~/ui/cx";

type Tab = { key: string; to: string; label: string; isCurrent: boolean; count?: string | undefined };

const opensHere = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Scrolls a row only as far as needed to show one of its elements. */
function scrollSideways(row: HTMLElement, element: HTMLElement): void {
  const [frame, box] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  if (box.right > frame.right) row.scrollLeft += box.right - frame.right;
  else if (box.left < frame.left) row.scrollLeft += box.left - frame.left;
}

type ViewTabsProps = {
  tabs: readonly Tab[];
  /** Opens a tab in this window, for pages whose other controls also change the address. */
  onOpen?: ((tab: { key: string; to: string }) => void) | undefined;
};

/** Links to the views of a list, with the number of rows in each if it is known. */
export function ViewTabs({ tabs, onOpen }: ViewTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.key;
  useEffect(() => {
    const link = current ? nav.current?.querySelector<HTMLElement>("[aria-current]") : null;
    if (nav.current && link) scrollSideways(nav.current, link);
  }, [current]);
  return (
    <nav ref={nav} aria-label="Views" className="-mx-1 mb-3 overflow-x-auto px-1">
      <ul className="flex min-w-max border-b border-hairline text-sm">
        {tabs.map(({ key, to, label, count, isCurrent }) => (
          <li key={key}>
            <Link
              to={to}
              aria-current={isCurrent ? "page" : undefined}
              onClick={(event) => {
                if (!onOpen || !opensHere(event)) return;
                event.preventDefault();
                onOpen({ key, to });
              }}
              className={cx(
                "-mb-px flex min-h-11 items-center gap-2 border-b-2 px-3 whitespace-nowrap transition-colors hover:text-ink",
                isCurrent ? "border-clay font-medium text-ink" : "border-transparent text-ink-soft",
              )}
            >
              {label}
              {count === undefined ? null : (
                <span
                  className={cx(
                    "min-w-6 rounded-full px-1.5 text-center text-xs leading-5 tabular-nums",
                    isCurrent ? "bg-clay text-white" : "bg-linen text-ink-soft",
                  )}
                >
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
