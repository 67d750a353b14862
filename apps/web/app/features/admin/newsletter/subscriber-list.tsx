import type { Subscriber } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { api } from "~/lib/api/api";
import { downloadText } from "~/lib/api/download";
import { formatMoment } from "~/lib/format/format";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";
import { subscriberListOptions } from "./subscriber-queries";

const columns: Column<Subscriber>[] = [
  { header: "Email", cell: ({ email }) => email },
  {
    header: "Subscribed",
    cell: ({ createdAt }) => formatMoment(createdAt),
    className: "whitespace-nowrap tabular-nums",
  },
];

async function exportSubscribers(search: string): Promise<void> {
  try {
    const { data } = await api("exportSubscribers", { query: { search } });
    downloadText(data, `subscribers-${new Date().toISOString().slice(0, 10)}.csv`, "text/csv");
  } catch {
    showToast("The subscribers couldn't be exported. Please try again.", "alert");
  }
}

/** Newsletter subscribers. */
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
      emptyText={params.search ? "No subscribers found." : "No subscribers yet."}
      onRetry={() => void query.refetch()}
      columns={columns}
      rows={query.data?.items ?? []}
      keyOf={({ email }) => email}
      pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
    />
  );
}
