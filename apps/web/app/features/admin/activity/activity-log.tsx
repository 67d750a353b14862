import { useQuery } from "@tanstack/react-query";
import { auditOptions } from "~/features/admin/shared/audit-query";
import { auditGroups } from "~/features/admin/shared/audit-text";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import { FilterDay } from "~/features/admin/shared/ui/filter-day";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { Pager } from "~/features/admin/shared/ui/pager";
import { SearchBox } from "~/features/admin/shared/ui/search-box";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Spinner } from "~/ui/spinner";
import { AuditRow } from "./audit-row";

const ROWS_PER_PAGE = 50;
const adminsQuery = { role: "Admin", limit: 100 } as const;

/** Options of the user filter: all Admins, and the user selected in the URL. Null without permission to read users. */
function useActors(selectedId: string) {
  const mayReadUsers = useOwnPermissions()("customers.read");
  const { data: admins = [] } = useQuery({
    queryKey: [...queryKeys.users, "admins"],
    queryFn: async ({ signal }) => (await api("listUsers", { query: adminsQuery, signal })).data,
    enabled: mayReadUsers,
  });
  const { data: selected } = useQuery({
    queryKey: queryKeys.user(selectedId),
    queryFn: async ({ signal }) => (await api("getUser", { params: { id: selectedId }, signal })).data,
    enabled: mayReadUsers && selectedId !== "",
  });
  if (!mayReadUsers) return null;
  const users = selected && !admins.some(({ id }) => id === selected.id) ? [...admins, selected] : admins;
  return [
    { value: "", label: "Everyone" },
    ...users.map(({ id, userName }) => ({ value: id, label: userName })),
  ];
}

/** The activity log, newest first, filtered by user, type and date. */
export function ActivityLog() {
  const params = useListParams();
  const [who, what] = [params.get("who"), params.get("what")];
  const [from, to] = [params.get("from"), params.get("to")];
  const isFiltered = Boolean(who || what || from || to || params.search);
  const query = useQuery(
    auditOptions({
      actorId: who || undefined,
      action: what,
      search: params.search,
      from,
      to,
      cursor: params.cursor,
      limit: ROWS_PER_PAGE,
    }),
  );
  const actors = useActors(who);
  const entries = query.data?.items ?? [];

  return (
    <>
      <h1 className="pb-5 text-2xl">Activity</h1>
      <div className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-2 pb-3">
        <SearchBox label="Search names, orders, promotions" {...params.searchBox} className="w-60" />
        {actors ? (
          <FilterSelect label="User" value={who} options={actors} onChoose={(id) => params.set("who", id)} />
        ) : null}
        <FilterSelect
          label="Type"
          value={what}
          options={auditGroups}
          onChoose={(value) => params.set("what", value)}
        />
        <FilterDay label="From" value={from} max={to} onChoose={(day) => params.set("from", day)} />
        <FilterDay label="To" value={to} min={from} onChoose={(day) => params.set("to", day)} />
      </div>
      {query.isPending ? <Spinner /> : null}
      {query.isError ? (
        <EmptyState title="Nothing to show right now">
          <Button variant="outline" size="sm" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </EmptyState>
      ) : null}
      {query.isSuccess && entries.length === 0 ? (
        <EmptyState title={isFiltered ? "No activity found" : "No activity yet"} />
      ) : null}
      {entries.length > 0 ? (
        <>
          <ul className="border-t border-hairline">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
          <Pager {...toPagerProps(params, query.data, ROWS_PER_PAGE)} />
        </>
      ) : null}
    </>
  );
}
