import type { FilledCart } from "@larkwood/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { listState } from "~/features/admin/shared/list-state";
import { ProductLink } from "~/features/admin/shared/product-link";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatMoment } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";
import { readPage } from "~/lib/lists/read-page";
import { LinkButton } from "~/ui/link-button";

const idleTimes = [
  { value: "", label: "An hour or more" },
  { value: "24", label: "A day or more" },
  { value: "168", label: "A week or more" },
  { value: "0", label: "Any time" },
];
const reminders = [
  { value: "", label: "All" },
  { value: "yes", label: "Sent" },
  { value: "no", label: "Not sent" },
];

const columns: Column<FilledCart>[] = [
  {
    header: "Customer",
    cell: ({ customer: { id, userName, email } }) => (
      <div className="@md:max-w-72">
        <Link to={adminPaths.customer(id)} className="link [overflow-wrap:anywhere]">
          {userName}
        </Link>
        <span className="block text-xs [overflow-wrap:anywhere] text-ink-soft">{email}</span>
      </div>
    ),
  },
  {
    header: "Items",
    cell: ({ items }) => (
      <ul>
        {items.map(({ productId, name, variant, quantity }) => (
          <li key={`${productId} ${variant}`}>
            {`${quantity} × `}
            <ProductLink id={productId}>{variant ? `${name} (${variant})` : name}</ProductLink>
          </li>
        ))}
        {items.length === 0 ? <li className="text-ink-soft">No longer sold</li> : null}
      </ul>
    ),
  },
  {
    header: "Value",
    cell: ({ value }) => formatSum(value),
    className: "tabular-nums @md:text-right",
  },
  {
    header: "Last change",
    cell: ({ changedAt }) => formatMoment(changedAt),
    className: "tabular-nums",
  },
  {
    header: "Reminder",
    cell: ({ remindedAt, customer }) =>
      remindedAt ? formatMoment(remindedAt) : customer.newsletter ? "–" : "No newsletter",
    className: "tabular-nums",
  },
];

const oneOf = <T extends string>(values: readonly T[], text: string) =>
  values.find((value) => value === text);

/** Carts of accounts that were left with items. */
export function CartList() {
  const params = useListParams();
  const idle = oneOf(["0", "24", "168"] as const, params.get("idle"));
  const reminded = oneOf(["yes", "no"] as const, params.get("reminded"));
  const request = {
    search: params.search,
    idleHours: idle,
    reminded,
    cursor: params.cursor,
    limit: ROWS_PER_PAGE,
  };
  const query = useQuery({
    queryKey: queryKeys.carts(request),
    queryFn: async ({ signal }) => readPage(await api("listCarts", { query: request, signal })),
    placeholderData: keepPreviousData,
  });
  const can = useOwnPermissions();
  return (
    <ListFrame
      title="Carts"
      caption="Carts that customers left"
      actions={
        can("reports.read") ? (
          <LinkButton to={`${adminPaths.reports}?report=carts`} variant="outline" size="sm">
            Report
          </LinkButton>
        ) : null
      }
      search={{ label: "Search customers", ...params.searchBox }}
      filters={
        <>
          <FilterSelect
            label="Unchanged for"
            value={idle ?? ""}
            options={idleTimes}
            onChoose={(value) => params.set("idle", value)}
          />
          <FilterSelect
            label="Reminder"
            value={reminded ?? ""}
            options={reminders}
            onChoose={(value) => params.set("reminded", value)}
          />
        </>
      }
      state={listState(query)}
      emptyText={
        params.search || idle || reminded
          ? "No carts found."
          : "No carts were left. Carts of visitors without an account stay in their browser."
      }
      onRetry={() => void query.refetch()}
      columns={columns}
      rows={query.data?.items ?? []}
      keyOf={({ customer }) => customer.id}
      pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
    />
  );
}
