import type { User } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useExport } from "~/features/admin/shared/use-export";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { useMayChange } from "~/features/admin/shared/use-may-change";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { RemoveCustomerDialog } from "./remove-customer-dialog";
import { segmentColumns } from "./segment-columns";
import { SegmentFilters } from "./segment-filters";
import { readSegment, readSort, type Segment, segmentListOptions } from "./segment-query";
import { SegmentViews } from "./segment-views";

const exportTexts = {
  title: "Export customers",
  fileName: "customers",
  failed: "The customers couldn't be exported. Please try again.",
};

/** Starts an export of the segment and returns the job id. */
const startExport = async (query: Segment) => (await api("startCustomerExport", { query })).data.id;

/** The customers of a shop in trading mode. The address has the whole filter, so that a segment can be bookmarked. */
export function SegmentList() {
  const params = useListParams();
  const segment = readSegment(params.get);
  const sort = readSort(params.sort);
  const query = useQuery(segmentListOptions(segment, sort, params.cursor));
  const csv = useExport(exportTexts);
  const [removing, setRemoving] = useState<User | null>(null);
  const can = useOwnPermissions();
  const mayChange = useMayChange();
  return (
    <>
      <ListFrame
        title="Customers"
        caption="Customers"
        actions={
          <>
            <Button
              variant="quiet"
              size="sm"
              disabled={csv.isBusy}
              onClick={() => void csv.run(() => startExport(segment))}
            >
              Export CSV
            </Button>
            {csv.dialog}
            <LinkButton to={adminPaths.carts} variant="outline" size="sm">
              Carts
            </LinkButton>
            <LinkButton to={adminPaths.newsletter} variant="outline" size="sm">
              Newsletter
            </LinkButton>
          </>
        }
        tabs={<SegmentViews segment={segment} onOpen={params.openView} />}
        search={{ label: "Search customers", ...params.searchBox }}
        filters={<SegmentFilters segment={segment} onChange={params.set} />}
        state={listState(query)}
        emptyText="No customers match. Remove a filter to see more."
        onRetry={() => void query.refetch()}
        columns={segmentColumns({
          onTag: (tag) => params.set("tag", tag),
          onRemove: setRemoving,
          mayRemove: (customer) => can("customers.write") && mayChange(customer),
        })}
        rows={query.data?.items ?? []}
        keyOf={(customer) => customer.id}
        sort={sort ?? "newest"}
        onSort={params.setSort}
        pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
      />
      <RemoveCustomerDialog user={removing} onClose={() => setRemoving(null)} />
    </>
  );
}
