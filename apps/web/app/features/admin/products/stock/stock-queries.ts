import { LIMITS, type StockLevel } from "@larkwood/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { inBatches } from "~/features/admin/shared/in-batches";
import { ROWS_PER_PAGE } from "~/features/admin/shared/rows-per-page";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";

/** One page of the stock list. */
export function stockListOptions(filter: { search: string; low: "true" | ""; cursor: string }) {
  const query = { ...filter, limit: ROWS_PER_PAGE };
  return queryOptions({
    queryKey: queryKeys.stockList(query),
    queryFn: async ({ signal }) => readPage(await api("listStock", { query, signal })),
    placeholderData: keepPreviousData,
  });
}

/** The stock of stock items, read in batches. */
export async function readLevels(name: "skus" | "ids", values: readonly string[]): Promise<StockLevel[]> {
  const replies = await inBatches(values, LIMITS.pageSize, (batch) =>
    api("listStock", { query: { [name]: batch.join(","), limit: LIMITS.pageSize } }),
  );
  return replies.flatMap(({ data }) => data);
}

/** Stock items whose name or SKU resembles a text. */
export function similarStockItemsOptions(text: string) {
  const query = { search: text, limit: 5 };
  return queryOptions({
    queryKey: queryKeys.stockList(query),
    queryFn: async ({ signal }) => (await api("listStock", { query, signal })).data,
  });
}

/** Units on the shelf: those that can be sold, and those of orders that have not shipped. */
export const unitsOnHand = ({ quantity, inOrders }: StockLevel) => quantity + inOrders;

/** Full name, such as "Harbour Sofa, Moss". */
export const stockItemName = ({ name, variant }: Pick<StockLevel, "name" | "variant">) =>
  variant ? `${name}, ${variant}` : name;
