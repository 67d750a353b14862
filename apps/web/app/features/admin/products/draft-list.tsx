import { type AdminProduct, categoryLabels, imageVariant } from "@larkwood/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatMoment } from "~/lib/format/format";
import { formatPrice } from "~/lib/format/money";
import { readPage } from "~/lib/lists/read-page";
import { paths } from "~/lib/paths";
import { LinkButton } from "~/ui/link-button";
import { Picture } from "~/ui/picture";

type Draft = Pick<AdminProduct, "id" | "name" | "category" | "price" | "imageUrl" | "publishing">;

const columns: Column<Draft>[] = [
  {
    header: "Image",
    cell: ({ imageUrl, name }) => (
      <Picture
        src={imageVariant(imageUrl, 640)}
        alt={name}
        sizes="40px"
        width={40}
        height={40}
        className="size-10 rounded-sm"
      />
    ),
  },
  {
    header: "Name",
    cell: ({ id, name }) => (
      <Link to={paths.adminEditProduct(id)} className="link">
        {name}
      </Link>
    ),
  },
  { header: "Category", cell: ({ category }) => categoryLabels[category] },
  { header: "Price", cell: ({ price }) => formatPrice(price) },
  {
    header: "Visibility",
    cell: ({ publishing: { publishAt } }) =>
      publishAt ? `Scheduled for ${formatMoment(publishAt)}` : "Draft",
  },
];

/** Products that are not published: drafts and scheduled products. */
export function DraftList() {
  const params = useListParams();
  const { cursor } = params;
  const query = useQuery({
    queryKey: queryKeys.unpublished({ cursor }),
    queryFn: async ({ signal }) =>
      readPage(await api("listUnpublished", { query: { cursor, limit: ROWS_PER_PAGE }, signal })),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.items ?? [];
  return (
    <ListFrame
      title="Drafts"
      caption="Unpublished products"
      actions={
        <LinkButton to={paths.adminProducts} variant="outline" size="sm">
          All products
        </LinkButton>
      }
      state={listState(query)}
      emptyText="All products are published."
      onRetry={() => void query.refetch()}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
    />
  );
}
