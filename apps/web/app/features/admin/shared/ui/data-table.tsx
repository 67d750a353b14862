import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Sort keys of the API; a column without them cannot be sorted. */
  sort?: { up: string; down: string };
  className?: string;
}

export interface Selection<Row> {
  isSelected: (row: Row) => boolean;
  toggle: (row: Row) => void;
  toggleAll: (selected: boolean) => void;
  labelOf: (row: Row) => string;
}

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort?: string;
  onSort?: (sort: string) => void;
  selection?: Selection<Row> | undefined;
};

// Container queries: in a narrow frame the table uses less padding.
const headStyle =
  "px-1 py-2.5 text-left align-bottom text-xs leading-4 font-medium text-ink-soft first:pl-0 last:pr-0 @4xl:px-2.5";
// A card has no table head, so each cell begins with its label.
const cellStyle =
  "px-1 py-2 align-middle first:pl-0 last:pr-0 @4xl:px-2.5 @max-md:block @max-md:min-w-0 @max-md:p-0 @max-md:text-left @max-md:whitespace-normal @max-md:wrap-anywhere @max-md:before:block @max-md:before:text-xs @max-md:before:text-ink-soft @max-md:before:content-[attr(data-label)]";
const selectCellStyle = "@max-md:absolute @max-md:top-3 @max-md:right-0 @max-md:p-0";
// The margin keeps the box apart from a short link in the next column, such as an order number.
const boxStyle = "mr-1 size-4 align-middle accent-clay @max-md:mr-0 @max-md:size-6";

/** A compact table that scrolls sideways when the window is narrow. On a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort = "", onSort, selection } = props;
  const allSelected = rows.length > 0 && selection !== undefined && rows.every(selection.isSelected);
  return (
    <div className="@container overflow-x-auto">
      <table className="w-full border-collapse text-xs @max-md:block @max-md:text-sm @4xl:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="@max-md:hidden">
          <tr className="border-y border-hairline">
            {selection ? (
              <th scope="col" className={headStyle}>
                <input
                  type="checkbox"
                  aria-label="Select all on this page"
                  checked={allSelected}
                  onChange={(event) => selection.toggleAll(event.target.checked)}
                  className={boxStyle}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeadCell key={column.header} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="@max-md:block">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="border-b border-hairline transition-colors hover:bg-linen/50 @max-md:relative @max-md:grid @max-md:grid-cols-2 @max-md:gap-x-4 @max-md:gap-y-2 @max-md:py-3"
            >
              {selection ? (
                <td className={cx(cellStyle, selectCellStyle)}>
                  <input
                    type="checkbox"
                    aria-label={`Select ${selection.labelOf(row)}`}
                    checked={selection.isSelected(row)}
                    onChange={() => selection.toggle(row)}
                    className={boxStyle}
                  />
                </td>
              ) : null}
              {columns.map((column) => (
                <td
                  key={column.header}
                  data-label={column.header}
                  className={cx(cellStyle, column.className)}
                >
                  <div className="@max-md:min-w-0 @max-md:*:min-w-0">{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadCellProps<Row> = {
  column: Column<Row>;
  sort: string;
  onSort?: ((sort: string) => void) | undefined;
};

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  if (!column.sort || !onSort) {
    return (
      <th scope="col" className={cx(headStyle, column.className)}>
        {column.header}
      </th>
    );
  }
  const { up, down } = column.sort;
  const direction = sort === up ? "ascending" : sort === down ? "descending" : undefined;
  return (
    <th scope="col" aria-sort={direction} className={cx(headStyle, column.className)}>
      <button
        type="button"
        onClick={() => onSort(sort === up ? down : up)}
        className={cx("inline-flex items-center gap-1 text-left hover:text-ink", direction && "text-ink")}
      >
        {column.header}
        <Icon
          name="chevron-down"
          size={14}
          strokeWidth={2}
          className={cx(
            "transition-transform",
            direction === "ascending" && "rotate-180",
            !direction && "opacity-30",
          )}
        />
      </button>
    </th>
  );
}
