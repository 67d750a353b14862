import { type Category, confirmTexts, isId, LIMITS, type Product } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listState } from "~/features/admin/shared/list-state";
import type { ListedProduct } from "~/features/admin/shared/listed-product";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { toPagerProps } from "~/features/admin/shared/to-pager-props";
import { ColumnMenu } from "~/features/admin/shared/ui/column-menu";
import { ListFrame } from "~/features/admin/shared/ui/list-frame";
import { useColumnChoice } from "~/features/admin/shared/use-column-choice";
import { useListParams } from "~/features/admin/shared/use-list-params";
import { useSelectAll } from "~/features/admin/shared/use-select-all";
import { useSelection } from "~/features/admin/shared/use-selection";
import { adminPaths } from "~/lib/admin-paths";
import { type Page, partialMatchesText } from "~/lib/lists/read-page";
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
import { isAdminView, productListOptions, unpublishedOptions } from "./product-queries";
import { ProductTabs, readView } from "./product-views";
import { StockDialog } from "./stock-dialog";
import { useRemoveProduct } from "./use-remove-product";

/** Without a name a row could not be told from the others. */
const FIXED_COLUMNS = ["Name"];
const HIDDEN_AT_FIRST = ["Product ID"];

/** Unpublished products match all words of the search. */
const noticeOf = (page: Page<unknown>, drafts: number) =>
  drafts > 0 ? `Among live products: ${partialMatchesText(page)}` : partialMatchesText(page);

/** The list of all products, or of one category. */
export function ProductList({ category }: { category: Category | "" }) {
  const params = useListParams();
  const isTrading = useShop().trading;
  const client = useQueryClient();
  const filter = readListFilter(params);
  const view = readView(params.get("status"));
  const query = useQuery(productListOptions({ ...params, category, filter, view }));
  const [removing, setRemoving] = useState<Product | null>(null);
  const [adjusting, setAdjusting] = useState<Product | null>(null);
  const remove = useRemoveProduct();
  // Among all products, unpublished ones come first, on the first page. Filters for offers don't apply to them.
  const showsDrafts = isTrading && !view && !params.cursor && Object.keys(filter).length === 0;
  const drafts = useQuery({
    ...unpublishedOptions({ search: params.search, category }),
    enabled: showsDrafts,
  });
  const shownDrafts = showsDrafts ? (drafts.data ?? []) : [];
  const rows: ListedProduct[] = [...shownDrafts, ...(query.data?.items ?? [])];
  const selection = useSelection(rows);
  const all = useSelectAll({
    total: query.data?.total ?? null,
    selection,
    readPage: (cursor) =>
      client.fetchQuery(
        productListOptions({ ...params, category, filter, view, cursor, limit: LIMITS.pageSize }),
      ),
  });
  const allColumns = productColumns({
    onAdjustStock: setAdjusting,
    onRemove: setRemoving,
    showsStatus: isTrading || view !== undefined,
    opensEditor: isTrading,
  });
  const choice = useColumnChoice("products", allColumns, {
    fixed: FIXED_COLUMNS,
    hiddenAtFirst: HIDDEN_AT_FIRST,
  });

  return (
    <>
      <ListFrame
        title="Products"
        caption="Products"
        actions={
          <>
            <ChangeAll
              isEnabled={
                Boolean(query.data?.total) &&
                !query.data?.isPartial &&
                !isId(params.search) &&
                !isAdminView(view)
              }
              filter={{ search: params.search, category, ...filter }}
              total={query.data?.total ?? 0}
              rows={rows}
            />
            <CatalogueMenu />
            <CatalogueFileMenu />
            {isTrading ? (
              <LinkButton to={adminPaths.searchWords} variant="outline" size="sm">
                Synonyms
              </LinkButton>
            ) : null}
            <LinkButton to={adminPaths.createProduct} size="sm">
              + Create
            </LinkButton>
          </>
        }
        // A showroom shows them only in a view, such as that of drafts.
        tabs={isTrading || view ? <ProductTabs current={view} onOpen={params.openView} /> : null}
        search={{ label: "Search products", ...params.searchBox }}
        filters={
          <>
            <CategoryFilter category={category} onNavigate={params.goTo} />
            <OfferFilter get={params.get} set={params.set} />
            {isTrading ? (
              <div className="ml-auto">
                <ColumnMenu {...choice.menu} />
              </div>
            ) : null}
          </>
        }
        selectionBar={
          selection.rows.length > 0 ? (
            <BulkBar products={selection.rows} all={all} onDone={selection.clear} />
          ) : null
        }
        state={listState(query)}
        emptyText="No products found"
        notice={query.data?.isPartial ? noticeOf(query.data, shownDrafts.length) : null}
        onRetry={() => void query.refetch()}
        columns={isTrading ? choice.columns : allColumns}
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
