import type { Subscriber } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api";
import { downloadText } from "~/lib/download";
import { formatMoment } from "~/lib/format";
import { listState } from "~/lib/list-state";
import { pagerOf } from "~/lib/pager-of";
import { useListParams } from "~/lib/use-list-params";
import { Button } from "~/ui/button";
import type { Column } from "~/ui/data-table";
import { ListFrame } from "~/ui/list-frame";
import { notify } from "~/ui/notices";
import { ROWS_PER_PAGE, subscriberListOptions } from "./sales-queries";

const columns: Column<Subscriber>[] = [
  { header: "Email", cell: ({ email }) => email },
  {
    header: "Since",
    cell: ({ createdAt }) => formatMoment(createdAt),
    className: "whitespace-nowrap tabular-nums",
  },
];

async function exportSubscribers(search: string): Promise<void> {
  try {
    const { data } = await api("exportSubscribers", { query: { search } });
    downloadText(data, `subscribers-${new Date().toISOString().slice(0, 10)}.csv`, "text/csv");
  } catch {
    notify("The subscribers could not be exported. Please try again.", "alert");
  }
}

/** Who gets the newsletter. */
export function SubscriberList() {
  const params = useListParams();
  const query = useQuery(subscriberListOptions({ search: params.search, cursor: params.cursor }));
  return (
    <ListFrame
      title="Newsletter"
      caption="Newsletter subscribers"
      actions={
        <Button variant="outline" size="sm" onClick={() => void exportSubscribers(params.search)}>
          Export CSV
        </Button>
      }
      search={{ label: "Search subscribers", ...params.searchBox }}
      state={listState(query)}
      emptyText={params.search ? "No subscribers found." : "Nobody has subscribed yet."}
      onRetry={() => void query.refetch()}
      columns={columns}
      rows={query.data?.items ?? []}
      keyOf={({ email }) => email}
      pager={pagerOf(params, query.data, ROWS_PER_PAGE)}
    />
  );
}
