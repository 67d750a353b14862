import * as z from "zod";
import {
  cartsReportSchema,
  customersReportSchema,
  productsReportSchema,
  REPORT_COMPARISONS,
  REPORT_GROUPS,
  REPORT_PERIODS,
  REPORTS,
  salesReportSchema,
  stockReportSchema,
  taxReportSchema,
} from "../models/report";
import { defineEndpoint } from "./define";
import { queryDay } from "./query";

const tag = "reports";
const access = { can: "reports.read" } as const;

const period = {
  /** First and last day, in the shop's time zone; both or none. */
  from: queryDay,
  to: queryDay,
  /** A period by name, if there are no days; the last 30 days by default. */
  period: z.enum(REPORT_PERIODS).optional(),
  compare: z.enum(REPORT_COMPARISONS).optional(),
};

const allGroups = [...new Set(REPORTS.flatMap((name) => [...REPORT_GROUPS[name]]))] as const;

export const exportReportQuerySchema = z.strictObject({ ...period, by: z.enum(allGroups).optional() });
/** What any report can be asked for. */
export type ReportQuery = z.output<typeof exportReportQuerySchema>;

const accountNumber = z.string().regex(/^\d{1,9}$/);

export const accountingQuerySchema = z.strictObject({
  /** Such as `2026-10`, in the shop's time zone. */
  month: z.string().regex(/^2[01]\d\d-(?:0[1-9]|1[0-2])$/),
  /** `datev`: a batch of bookings in the format of DATEV. */
  format: z.enum(["csv", "datev"]).default("csv"),
  /** Account of the sales, and of all customers. */
  account: accountNumber.default("8400"),
  customerAccount: accountNumber.default("10000"),
  /** Accounts of single tax rates, with a tax code if they need one: `19:8400:3,7:8300`. */
  rates: z
    .string()
    .max(500)
    .regex(
      /^\d{1,3}(?:\.\d{1,2})?:\d{1,9}(?::\d{1,4})?(?:,\d{1,3}(?:\.\d{1,2})?:\d{1,9}(?::\d{1,4})?){0,19}$/,
    )
    .transform((text) =>
      text.split(",").map((rate) => {
        const [percent = "", account = "", taxCode = ""] = rate.split(":");
        return { percent: Number(percent), account, taxCode };
      }),
    )
    .default([]),
});
export type AccountingQuery = z.output<typeof accountingQuerySchema>;

export const reportEndpoints = {
  getSalesReport: defineEndpoint({
    method: "GET",
    path: "/reports/sales",
    summary: "Add up the orders placed, the money received and the refunds of a period",
    tag,
    access,
    query: z.strictObject({ ...period, by: z.enum(REPORT_GROUPS.sales).optional() }),
    reply: salesReportSchema,
  }),
  getProductsReport: defineEndpoint({
    method: "GET",
    path: "/reports/products",
    summary: "Add up what was ordered in a period, by product, variant or category",
    tag,
    access,
    query: z.strictObject({ ...period, by: z.enum(REPORT_GROUPS.products).optional() }),
    reply: productsReportSchema,
  }),
  getTaxReport: defineEndpoint({
    method: "GET",
    path: "/reports/tax",
    summary: "Add up the invoices and credit notes of a period, by tax rate and country",
    tag,
    access,
    query: z.strictObject({ ...period, by: z.enum(REPORT_GROUPS.tax).optional() }),
    reply: taxReportSchema,
  }),
  getCustomersReport: defineEndpoint({
    method: "GET",
    path: "/reports/customers",
    summary: "Count new and returning customers of a period, with their orders",
    tag,
    access,
    query: z.strictObject({ ...period, by: z.enum(REPORT_GROUPS.customers).optional() }),
    reply: customersReportSchema,
  }),
  getCartsReport: defineEndpoint({
    method: "GET",
    path: "/reports/carts",
    summary: "Count the saved carts of a period, the orders that they became, and reminders",
    tag,
    access,
    query: z.strictObject({ ...period, by: z.enum(REPORT_GROUPS.carts).optional() }),
    reply: cartsReportSchema,
  }),
  getStockReport: defineEndpoint({
    method: "GET",
    path: "/reports/stock",
    summary: "Add up the stock of this moment at its prices, by category or product",
    tag,
    access,
    query: z.strictObject({ by: z.enum(REPORT_GROUPS.stock).optional() }),
    reply: stockReportSchema,
  }),
  exportAccounting: defineEndpoint({
    method: "GET",
    path: "/reports/accounting",
    summary:
      "Export the invoices and credit notes of a month for an accountant: a row for each tax rate of a document; always the same file",
    tag,
    access,
    query: accountingQuerySchema,
    replyType: "text/csv",
    reply: z.string(),
  }),
  exportReport: defineEndpoint({
    method: "GET",
    path: "/reports/:report/export",
    summary: "Export a report as CSV, with the same query as the report",
    tag,
    access,
    params: z.object({ report: z.enum(REPORTS) }),
    query: exportReportQuerySchema,
    replyType: "text/csv",
    reply: z.string(),
  }),
};
