import type { PickListItem } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { AdminIcon } from "~/features/admin/shared/ui/admin-icon";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { Picture } from "~/ui/picture";
import { Spinner } from "~/ui/spinner";

/** The ids of the chosen orders, which the order list puts into the history entry. */
function chosenIds(state: unknown): string[] {
  const ids = (state as { ids?: unknown } | null)?.ids;
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

/** What to fetch from the shelves for the chosen orders, to print. */
export function PickList() {
  const ids = chosenIds(useLocation().state);
  const query = useQuery({
    queryKey: queryKeys.pickList(ids),
    queryFn: async ({ signal }) => (await api("getPickList", { body: { ids }, signal })).data,
    enabled: ids.length > 0,
  });
  return (
    <>
      <Link
        to={`${adminPaths.orders}?view=to-pack`}
        className="link inline-flex items-center gap-2 text-sm print:hidden"
      >
        <AdminIcon name="arrow-left" size={16} />
        Orders to pack
      </Link>
      <header className="flex flex-wrap items-end justify-between gap-4 pt-4 pb-6">
        <div>
          <h1 className="text-2xl">Pick list</h1>
          {query.data ? <p className="pt-1 text-sm text-ink-soft">{summaryText(query.data, ids)}</p> : null}
        </div>
        {query.data ? (
          <Button size="sm" className="print:hidden" onClick={() => window.print()}>
            Print
          </Button>
        ) : null}
      </header>
      {ids.length === 0 ? (
        <EmptyState title="Select orders first">
          <LinkButton to={`${adminPaths.orders}?view=to-pack`} variant="outline" size="sm">
            Orders to pack
          </LinkButton>
        </EmptyState>
      ) : query.isError ? (
        <EmptyState title="Nothing to show right now">
          <Button variant="outline" size="sm" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </EmptyState>
      ) : query.data ? (
        <PickTable items={query.data} />
      ) : (
        <Spinner />
      )}
    </>
  );
}

const countOf = (count: number, one: string) =>
  `${count.toLocaleString("en-US")} ${one}${count === 1 ? "" : "s"}`;

function summaryText(items: readonly PickListItem[], ids: readonly string[]): string {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${countOf(pieces, "unit")} of ${countOf(items.length, "item")} for ${countOf(ids.length, "order")}`;
}

const cell = "py-3 pr-4 align-top";

function PickTable({ items }: { items: readonly PickListItem[] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">Items to fetch</caption>
      <thead>
        <tr className="border-y border-hairline text-left text-xs text-ink-soft">
          <th scope="col" className="py-2.5 pr-4 font-medium">
            <span className="sr-only">Fetched</span>
          </th>
          <th scope="col" className="py-2.5 pr-4 text-right font-medium">
            Pieces
          </th>
          <th scope="col" className="py-2.5 pr-4 font-medium">
            Item
          </th>
          <th scope="col" className="py-2.5 font-medium max-sm:hidden">
            Orders
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr
            key={`${item.productId} ${item.sku} ${item.name} ${item.variant}`}
            className="break-inside-avoid border-b border-hairline"
          >
            <td className={cell}>
              {/* A box to tick on paper. */}
              <span aria-hidden="true" className="mt-1 block size-4 border border-hairline-strong" />
            </td>
            <td className={`${cell} text-right text-xl leading-6 tabular-nums`}>{item.quantity}</td>
            <td className={`${cell} w-full`}>
              <div className="flex gap-4">
                <Picture
                  src={item.imageUrl}
                  alt=""
                  sizes="64px"
                  width={64}
                  height={64}
                  className="size-16 shrink-0 rounded-sm object-cover"
                />
                <div className="min-w-0">
                  <p className="font-medium wrap-anywhere">{item.name}</p>
                  {item.variant ? <p className="wrap-anywhere">{item.variant}</p> : null}
                  {item.sku ? <p className="text-ink-soft">SKU {item.sku}</p> : null}
                  <p className="pt-1 text-xs text-ink-soft sm:hidden">{ordersText(item)}</p>
                </div>
              </div>
            </td>
            <td className="min-w-40 py-3 align-top text-xs leading-6 text-ink-soft tabular-nums max-sm:hidden">
              {ordersText(item)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The orders that need a stock item, such as "#10001, 2 × #10002". */
const ordersText = ({ orders }: PickListItem) =>
  orders.map(({ number, quantity }) => `${quantity > 1 ? `${quantity} × ` : ""}#${number}`).join(", ");
