import { type AdminReview, REVIEW_STATES, type ReviewState } from "@larkwood/contract";
import { capitalised } from "@larkwood/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatDay } from "~/lib/format/format";
import { readPage } from "~/lib/lists/read-page";
import { paths } from "~/lib/paths";
import { ReplyDialog } from "./reply-dialog";
import { ReviewActions } from "./review-actions";
import { ReviewCell } from "./review-cell";

const columns: Column<AdminReview>[] = [
  {
    header: "Date",
    cell: ({ createdAt }) => formatDay(createdAt),
    className: "whitespace-nowrap tabular-nums align-top",
  },
  {
    header: "Review",
    cell: (review) => <ReviewCell review={review} />,
    className: "align-top @max-md:col-span-2",
  },
  {
    header: "Product",
    cell: ({ productId, productName }) => (
      <Link to={paths.productReviews(productId)} className="link wrap-anywhere">
        {productName}
      </Link>
    ),
    className: "align-top",
  },
  { header: "Order", cell: ({ orderNumber }) => orderNumber ?? "–", className: "align-top tabular-nums" },
];

const options = REVIEW_STATES.map((value) => ({ value, label: capitalised(value) }));
const isState = (text: string): text is ReviewState => REVIEW_STATES.some((state) => state === text);

const emptyTexts: Record<ReviewState, string> = {
  pending: "No reviews to publish. New ones appear here.",
  published: "No published reviews yet.",
  rejected: "No rejected reviews.",
};

/** Reviews of all products: publish, reject and answer. */
export function ReviewList() {
  const params = useListParams();
  const can = useOwnPermissions();
  const [answering, setAnswering] = useState<AdminReview | null>(null);
  const chosen = params.get("state");
  const state = isState(chosen) ? chosen : "pending";
  const filter = { state, search: params.search, cursor: params.cursor, limit: ROWS_PER_PAGE };
  const query = useQuery({
    queryKey: [...queryKeys.adminReviews, filter],
    queryFn: async ({ signal }) => readPage(await api("listAdminReviews", { query: filter, signal })),
    placeholderData: keepPreviousData,
  });
  const actions: Column<AdminReview> = {
    header: "Actions",
    cell: (review) => <ReviewActions review={review} onAnswer={() => setAnswering(review)} />,
    className: "align-top",
  };
  return (
    <>
      <ListFrame
        title="Reviews"
        caption="Reviews by customers"
        search={{ label: "Search reviews", ...params.searchBox }}
        filters={
          <FilterSelect
            label="Show"
            value={state}
            options={options}
            onChoose={(value) => params.set("state", value === "pending" ? "" : value)}
          />
        }
        state={listState(query)}
        emptyText={params.search ? "No reviews found." : emptyTexts[state]}
        onRetry={() => void query.refetch()}
        columns={can("customers.write") ? [...columns, actions] : columns}
        rows={query.data?.items ?? []}
        keyOf={({ id }) => id}
        pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
      />
      {answering ? (
        <ReplyDialog key={answering.id} review={answering} onClose={() => setAnswering(null)} />
      ) : null}
    </>
  );
}
