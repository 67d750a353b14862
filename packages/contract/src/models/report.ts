import * as z from "zod";

export const REPORTS = ["sales", "products", "tax", "customers", "carts", "stock"] as const;
export type ReportName = (typeof REPORTS)[number];

/** Periods by name. They end with the current day of the shop, except those before it. */
export const REPORT_PERIODS = [
  "today",
  "yesterday",
  "7days",
  "30days",
  "month",
  "last-month",
  "year",
  "last-year",
] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

export const TIME_UNITS = ["day", "week", "month"] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** What the rows of each report can be. The first is the default. */
export const REPORT_GROUPS = {
  sales: [...TIME_UNITS, "country", "method", "promotion"],
  products: ["product", "variant", "category"],
  tax: ["rate"],
  customers: TIME_UNITS,
  carts: TIME_UNITS,
  stock: ["category", "product"],
} as const satisfies Record<ReportName, readonly string[]>;
export type ReportGroup = (typeof REPORT_GROUPS)[ReportName][number];

/** A report covers at most this number of days, and lists at most this number of days or groups. */
export const MAX_REPORT_DAYS = 1_830;
export const MAX_REPORT_ROWS = 1_000;

const day = z.iso.date();
const dayRange = z.object({ from: day, to: day });

/** What the period of a report is compared with: the one before, or the same one a year ago. */
export const REPORT_COMPARISONS = ["previous", "year"] as const;
export type ReportComparison = (typeof REPORT_COMPARISONS)[number];

const frame = {
  /** First and last day, in the shop's time zone. */
  from: day,
  to: day,
  timeZone: z.string(),
  currency: z.string(),
  compared: dayRange.nullable(),
};

/** `before` has the figures of the period that is compared; null without a comparison. */
const comparedWith = <Figures extends z.ZodRawShape>(figures: Figures) => ({
  ...figures,
  before: z.object(figures).nullable(),
});

function reportOf<Figures extends z.ZodRawShape, Group extends readonly [string, ...string[]]>(
  figures: Figures,
  groups: Group,
) {
  const row = z.object({
    /** Of a time: its first day. Of others: their id, code or name; empty if they have none, null for all other rows. */
    key: z.string().nullable(),
    label: z.string(),
    /** The last day of a time. */
    to: day.optional(),
    ...comparedWith(figures),
  });
  return z.object({
    ...frame,
    by: z.enum(groups),
    rows: z.array(row),
    total: z.object(comparedWith(figures)),
  });
}

const money = z.number();
const count = z.int();

/** Orders and their amounts belong to the day of the order, received money and refunds to their own day. */
export const salesReportSchema = reportOf(
  {
    orders: count,
    items: money,
    discount: money,
    delivery: money,
    net: money,
    tax: money,
    gross: money,
    outstanding: money,
    received: money,
    refunds: money,
  },
  REPORT_GROUPS.sales,
);
z.globalRegistry.add(salesReportSchema, { id: "SalesReport" });
export type SalesReport = z.infer<typeof salesReportSchema>;

/** Without delivery, which belongs to no product: `delivery` and the gross of all rows add up to the gross of the sales. */
export const productsReportSchema = reportOf(
  { orders: count, units: count, returned: count, items: money, discount: money, gross: money },
  REPORT_GROUPS.products,
).extend({ delivery: money });
z.globalRegistry.add(productsReportSchema, { id: "ProductsReport" });
export type ProductsReport = z.infer<typeof productsReportSchema>;

const taxFigures = {
  net: money,
  tax: money,
  gross: money,
  refundNet: money,
  refundTax: money,
  refunds: money,
  /** Tax of the invoices minus that of the credit notes. */
  taxDue: money,
};
const taxReportShape = reportOf(taxFigures, REPORT_GROUPS.tax);

/** Invoices and credit notes by their day. A row has the rate in percent and the country; its key has both. */
export const taxReportSchema = taxReportShape.extend({
  rows: z.array(taxReportShape.shape.rows.element.extend({ country: z.string(), percent: z.number() })),
});
z.globalRegistry.add(taxReportSchema, { id: "TaxReport" });
export type TaxReport = z.infer<typeof taxReportSchema>;

/** An order is new if its customer had none before. Orders without an account are counted apart. */
export const customersReportSchema = reportOf(
  {
    newCustomers: count,
    newGross: money,
    returningCustomers: count,
    returningOrders: count,
    returningGross: money,
    otherOrders: count,
    otherGross: money,
  },
  REPORT_GROUPS.customers,
);
z.globalRegistry.add(customersReportSchema, { id: "CustomersReport" });
export type CustomersReport = z.infer<typeof customersReportSchema>;

/** Saved carts of accounts. A cart counts on the day it got its first item; an order or a reminder on its own day. */
export const cartsReportSchema = reportOf(
  {
    started: count,
    /** Orders that ended a saved cart. */
    ordered: count,
    orderedGross: money,
    /** Orders in percent of the carts, with one decimal; 0 without carts. */
    conversion: z.number().nonnegative(),
    reminded: count,
    /** Orders that ended a saved cart after its reminder. */
    recovered: count,
    recoveredGross: money,
  },
  REPORT_GROUPS.carts,
);
z.globalRegistry.add(cartsReportSchema, { id: "CartsReport" });
export type CartsReport = z.infer<typeof cartsReportSchema>;

const stockReportShape = reportOf({ stockItems: count, units: count, value: money }, REPORT_GROUPS.stock);
/** The stock of this moment at its prices. */
export const stockReportSchema = stockReportShape.omit({ from: true, to: true, compared: true });
z.globalRegistry.add(stockReportSchema, { id: "StockReport" });
export type StockReport = z.infer<typeof stockReportSchema>;
