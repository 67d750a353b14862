import { type Category, confirmTexts, isId, LIMITS, type Product } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { useSelectAll } from "~/features/admin/shared/use-select-all";
import { useSelection } from "~/features/admin/shared/use-selection";
import { partialMatchesText } from "~/lib/lists/read-page";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { LinkButton } from "~/ui/link-button";
import { BulkBar } from "./bulk-bar";
import { CatalogueFileMenu } from "./catalogue-file-menu";
import { CatalogueMenu } from "./catalogue-menu";
import { CategoryFilter } from "./category-filter";
import { ChangeAll } from "./change-all/change-all";
import { OfferFilter, readListFilter } from "./offer-filter";
import { productColumns } from "./product-columns";
import { type ListedProduct, productListOptions, unpublishedOptions } from "./product-queries";
import { StockDialog } from "./stock-dialog";
import { useRemoveProduct } from "./use-remove-product";

/** The list of all products, or of one category. */
export function ProductList({ category }: { category: Category | "" }) {
  const params = useListParams();
  const isTrading = useShop().trading;
  const client = useQueryClient();
  const filter = readListFilter(params);
  const query = useQuery(productListOptions({ ...params, category, filter }));
  const [removing, setRemoving] = useState<Product | null>(null);
  const [adjusting, setAdjusting] = useState<Product | null>(null);
  const remove = useRemoveProduct();
  // Unpublished products come first, on the first page. Filters for offers don't apply to them.
  const showsDrafts = isTrading && !params.cursor && Object.keys(filter).length === 0;
  const drafts = useQuery({
    ...unpublishedOptions({ search: params.search, category }),
    enabled: showsDrafts,
  });
  const rows: ListedProduct[] = [...(showsDrafts ? (drafts.data ?? []) : []), ...(query.data?.items ?? [])];
  const selection = useSelection(rows);
  const all = useSelectAll({
    rows,
    total: query.data?.total ?? null,
    selection,
    readPage: (cursor) =>
      client.fetchQuery(productListOptions({ ...params, category, filter, cursor, limit: LIMITS.pageSize })),
  });

  return (
    <>
      <ListFrame
        title="Products"
        caption="Products"
        actions={
          <>
            <ChangeAll
              isEnabled={Boolean(query.data?.total) && !query.data?.isPartial && !isId(params.search)}
              filter={{ search: params.search, category, ...filter }}
              total={query.data?.total ?? 0}
              rows={rows}
            />
            <CatalogueMenu />
            <CatalogueFileMenu />
            {isTrading ? (
              <LinkButton to={paths.adminSearchWords} variant="outline" size="sm">
                Synonyms
              </LinkButton>
            ) : null}
            <LinkButton to={paths.adminCreateProduct} size="sm">
              + Create
            </LinkButton>
          </>
        }
        search={{ label: "Search products", ...params.searchBox }}
        filters={
          <>
            <CategoryFilter category={category} onNavigate={params.goTo} />
            <OfferFilter get={params.get} set={params.set} />
          </>
        }
        selectionBar={
          selection.rows.length > 0 ? (
            <BulkBar products={selection.rows} all={all} onDone={selection.clear} />
          ) : null
        }
        state={listState(query)}
        emptyText="No products found"
        notice={query.data?.isPartial ? partialMatchesText(query.data) : null}
        onRetry={() => void query.refetch()}
        columns={productColumns({
          onAdjustStock: setAdjusting,
          onRemove: setRemoving,
          showsStatus: isTrading,
        })}
        rows={rows}
        keyOf={(product) => product.id}
        sort={params.sort || (params.search ? "" : "newest")}
        onSort={params.setSort}
        selection={{ ...selection, labelOf: (product) => product.name }}
        pager={toPagerProps(params, query.data, ROWS_PER_PAGE)}
      />
      <ConfirmDialog
        open={removing !== null}
        question={confirmTexts.deleteProduct}
        confirmLabel="Delete"
        busy={remove.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing && remove.mutate(removing, { onSettled: () => setRemoving(null) })}
      >
        {removing?.name}
      </ConfirmDialog>
      <StockDialog product={adjusting} onClose={() => setAdjusting(null)} />
    </>
  );
}
