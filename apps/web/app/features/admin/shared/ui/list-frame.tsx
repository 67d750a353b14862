import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/empty-state";
import { Spinner } from "~/ui/spinner";
import { DataTable } from "./data-table";
import { Pager } from "./pager";
import { SearchBox } from "./search-box";

type ListFrameProps<Row> = React.ComponentProps<typeof DataTable<Row>> & {
  title: string;
  /** Links and buttons at the right of the title. */
  actions?: ReactNode;
  /** Links to parts of the list, below the title. */
  tabs?: ReactNode;
  /** Filters beside the search box. */
  filters?: ReactNode;
  /** Actions for the selected rows; replaces the search box while rows are selected. */
  selectionBar?: ReactNode;
  search?: React.ComponentProps<typeof SearchBox>;
  state: "loading" | "refreshing" | "ready" | "failed";
  emptyText: string;
  /** Status message about the rows, announced by screen readers when it changes. */
  notice?: string | null;
  onRetry: () => void;
  /** Omitted if all rows are shown at once. */
  pager?: React.ComponentProps<typeof Pager>;
};

const onePage = (count: number) => ({ first: 1, count, total: count, onPrevious: null, onNext: null });

/** The frame of every admin list: title, search, filters, table, pager, and empty and error states. */
export function ListFrame<Row>(props: ListFrameProps<Row>) {
  const {
    title,
    actions,
    tabs,
    filters,
    selectionBar,
    search,
    state,
    emptyText,
    notice,
    onRetry,
    pager = onePage(props.rows.length),
    ...table
  } = props;
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4 pb-5">
        <h1 className="text-2xl">{title}</h1>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </header>
      {tabs}
      <div
        className={cx(
          "flex flex-wrap items-center gap-x-6 gap-y-2 pb-3 not-empty:min-h-14",
          // Stays visible below the top bar while the list scrolls.
          selectionBar ? "sticky top-16 z-20 -mt-2 bg-paper pt-2" : "",
        )}
      >
        {selectionBar ?? (
          <>
            {search ? <SearchBox {...search} className="w-72 max-w-full" /> : null}
            {filters}
          </>
        )}
      </div>
      <div
        aria-busy={state === "refreshing"}
        className={cx("transition-opacity", state === "refreshing" && "opacity-60")}
      >
        {notice === undefined ? null : (
          <p role="status" className="pb-3 text-sm text-ink-soft empty:pb-0">
            {notice}
          </p>
        )}
        <ListBody state={state} isEmpty={table.rows.length === 0} emptyText={emptyText} onRetry={onRetry}>
          <DataTable {...table} />
          <Pager {...pager} />
        </ListBody>
      </div>
    </>
  );
}

type ListBodyProps = {
  state: string;
  isEmpty: boolean;
  emptyText: string;
  onRetry: () => void;
  children: ReactNode;
};

function ListBody({ state, isEmpty, emptyText, onRetry, children }: ListBodyProps) {
  if (state === "loading") return <Spinner />;
  if (state === "failed") {
    return (
      <EmptyState title="Nothing to show right now">
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  return isEmpty ? <EmptyState title={emptyText} /> : children;
}
