import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api";
import { auditOptions } from "~/lib/audit-query";
import { auditGroups } from "~/lib/audit-text";
import { pagerOf } from "~/lib/pager-of";
import { queryKeys } from "~/lib/query-keys";
import { useListParams } from "~/lib/use-list-params";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { FilterSelect } from "~/ui/filter-select";
import { Pager } from "~/ui/pager";
import { Spinner } from "~/ui/spinner";
import { AuditRow } from "./audit-row";

const ROWS_PER_PAGE = 50;
const adminsQuery = { role: "Admin", limit: 100 } as const;

/** The people to filter by: every Admin, and whoever the address names. */
function useActors(chosenId: string) {
  const { data: admins = [] } = useQuery({
    queryKey: [...queryKeys.users, "admins"],
    queryFn: async ({ signal }) => (await api("listUsers", { query: adminsQuery, signal })).data,
  });
  const { data: chosen } = useQuery({
    queryKey: queryKeys.user(chosenId),
    queryFn: async ({ signal }) => (await api("getUser", { params: { id: chosenId }, signal })).data,
    enabled: chosenId !== "",
  });
  const people = chosen && !admins.some(({ id }) => id === chosen.id) ? [...admins, chosen] : admins;
  return [
    { value: "", label: "Anybody" },
    ...people.map(({ id, userName }) => ({ value: id, label: userName })),
  ];
}

/** The whole log, newest first, by who and what. */
export function ActivityLog() {
  const params = useListParams();
  const [who, what] = [params.get("who"), params.get("what")];
  const query = useQuery(
    auditOptions({ actorId: who || undefined, action: what, cursor: params.cursor, limit: ROWS_PER_PAGE }),
  );
  const actors = useActors(who);
  const entries = query.data?.items ?? [];

  return (
    <>
      <h1 className="pb-5 text-2xl">Activity</h1>
      <div className="flex min-h-14 items-center gap-8 pb-3">
        <FilterSelect label="Who" value={who} options={actors} onChoose={(id) => params.set("who", id)} />
        <FilterSelect
          label="What"
          value={what}
          options={auditGroups}
          onChoose={(word) => params.set("what", word)}
        />
      </div>
      {query.isPending ? <Spinner /> : null}
      {query.isError ? (
        <EmptyState title="Nothing to show right now">
          <Button variant="outline" size="sm" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </EmptyState>
      ) : null}
      {query.isSuccess && entries.length === 0 ? <EmptyState title="Nothing has happened yet" /> : null}
      {entries.length > 0 ? (
        <>
          <ul className="border-t border-hairline">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
          <Pager {...pagerOf(params, query.data, ROWS_PER_PAGE)} />
        </>
      ) : null}
    </>
  );
}
