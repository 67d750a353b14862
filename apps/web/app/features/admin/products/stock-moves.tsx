import { type StockMove, type StockMoveKind, stockReasonLabels } from "@larkwood/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { PermittedLink } from "~/features/admin/shared/permitted-link";
import { type Column, DataTable } from "~/features/admin/shared/ui/data-table";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatMoment } from "~/lib/format/format";
import { readPage } from "~/lib/lists/read-page";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";

const ROWS_PER_PAGE = 10;

const kinds: Record<StockMoveKind, string> = {
  opening: "Initial stock",
  sale: "Sold",
  cancel: "Cancelled",
  return: "Returned",
  count: "Adjusted",
  edit: "Edited",
  import: "Imported",
};

const reasons: Record<string, string> = stockReasonLabels;

const columns: Column<StockMove>[] = [
  {
    header: "Date",
    cell: ({ at }) => formatMoment(at),
    className: "whitespace-nowrap text-ink-soft tabular-nums",
  },
  {
    header: "Event",
    cell: ({ kind, note, variant }) =>
      [
        note ? `${kinds[kind]}: ${(reasons[note] ?? note).toLowerCase()}` : kinds[kind],
        ...(variant ? [`(${variant})`] : []),
      ].join(" "),
  },
  { header: "By", cell: (move) => <MoveActor move={move} /> },
  {
    header: "Change",
    cell: ({ change }) => (change > 0 ? `+${change}` : `−${-change}`),
    className: "text-right tabular-nums",
  },
  {
    header: "In stock",
    cell: ({ quantityAfter }) => quantityAfter,
    className: "text-right tabular-nums",
  },
];

function MoveActor({ move: { order, actor } }: { move: StockMove }) {
  return (
    <>
      {order ? (
        <PermittedLink to={adminPaths.order(order.id)} className="link">
          Order {order.number}
        </PermittedLink>
      ) : null}
      {order && actor ? ", " : null}
      {actor ? actor.userName : order ? null : "–"}
    </>
  );
}

/** Moves of a variant have no stock after them: the ledger has that of the whole product. */
const variantColumns = columns.filter(({ header }) => header !== "In stock");

/** Stock moves of a product or of one of its variants, newest first. */
export function StockMoves({ id, variantId }: { id: string; variantId?: string }) {
  const query = useInfiniteQuery({
    queryKey: queryKeys.stockMoves(id, variantId),
    queryFn: async ({ pageParam: cursor, signal }) =>
      readPage(
        await api("listStockMoves", {
          params: { id },
          query: { limit: ROWS_PER_PAGE, variantId, cursor },
          signal,
        }),
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });
  if (query.isPending) return <Spinner className="py-6" />;
  const moves = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (moves.length === 0) return <p className="text-sm text-ink-soft">No changes yet.</p>;
  return (
    <>
      <DataTable
        caption="Stock history"
        columns={variantId ? variantColumns : columns}
        rows={moves}
        keyOf={(move) => move.id}
      />
      {query.hasNextPage ? (
        <Button
          variant="quiet"
          size="sm"
          className="mt-3"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show earlier
        </Button>
      ) : null}
    </>
  );
}
