import * as z from "zod";
import { reorderItemSchema, stockLevelSchema } from "../models/stock-level";
import { defineEndpoint } from "./define";
import { paging, queryFlag, queryIds, queryText } from "./query";

const tag = "products";
const access = { can: "catalogue.write" } as const;

export const stockEndpoints = {
  listStock: defineEndpoint({
    method: "GET",
    path: "/stock",
    summary: "List the stock of all variants, by product name",
    tag,
    access,
    query: z.object({
      /** Words of a name, or parts of a SKU. */
      search: queryText,
      /** Up to 100 whole SKUs, separated by commas. */
      skus: z
        .string()
        .max(6_500)
        .regex(/^[\w./-]+(,[\w./-]+){0,99}$/)
        .transform((text) => text.split(","))
        .optional(),
      /** Ids of variants. */
      ids: queryIds,
      /** Only low stock. */
      low: queryFlag,
      ...paging,
    }),
    reply: z.array(stockLevelSchema),
  }),
  getReorderList: defineEndpoint({
    method: "GET",
    path: "/stock/reorder",
    summary:
      "List up to 1,000 items with low stock, with the units sold in 30 days; those that sell out first come first",
    tag,
    access,
    reply: z.array(reorderItemSchema),
  }),
  exportReorderList: defineEndpoint({
    method: "GET",
    path: "/stock/reorder/export",
    summary: "Export the re-order list as CSV",
    tag,
    access,
    replyType: "text/csv",
    reply: z.string(),
  }),
};
