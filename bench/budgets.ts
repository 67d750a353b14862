/** Performance budgets. A broken budget fails `npm run bench`. Ratios compare two measurements of one run. */
export const budgets = {
  api: {
    /** Requests per second as a share of a bare Fastify route that returns the same bytes. */
    list: { min: 0.9 },
    detail: { min: 0.8 },
    facets: { min: 0.7 },
    "search seen before": { min: 0.6 },
    "home page": { min: 0.9 },
    "product page": { min: 0.9 },
  },
  orders: {
    "orders a second": { min: 150 },
    /** As a share of the same statements sent by a plain `pg` loop in the same run. */
    "against the bare statements": { min: 0.35 },
  },
  selling: {
    "orders with tax, delivery and coupon a second": { min: 400 },
    /** As a share of the statements of a plain order, sent by a plain `pg` loop in the same run. */
    "of those, against the bare statements of a plain order": { min: 0.25 },
    "quote, milliseconds of processor": { max: 5 },
    "invoice, milliseconds": { max: 50 },
    "a list while 200 invoices are drawn, p99 in milliseconds": { max: 100 },
  },
  editor: {
    /** Of the shop, without the database. */
    "Save, milliseconds of processor": { max: 50 },
  },
  imports: {
    /** From a Shopify file; their pictures are copied afterwards. */
    "seconds until 5000 products with pictures are listed": { max: 60 },
    "a list meanwhile, p99 in milliseconds": { max: 100 },
    "a list while pictures are copied, p99 in milliseconds": { max: 100 },
  },
  mails: {
    /** Orders per second while mails are sent, as a share of those while none are sent, alternating in one run. */
    "orders while 10000 mails drain, against none": { min: 0.9 },
  },
  visits: {
    /** Requests per second of a mix with one order in 20 requests, as a share of the same mix without orders. */
    "an order in 20 requests, against none": { min: 0.5 },
  },
  growth: {
    /** Milliseconds of an uncached search over 100,000 products. */
    "new search, 100000": { max: 15 },
    "new search, 1000000": { max: 60 },
    /** Milliseconds of facet counts that are not cached. */
    "facets, 100000": { max: 60 },
    "all facets, 100000": { max: 60 },
    "list of 100, 100000": { max: 25 },
    /** Time at the larger size as a multiple of the time at 1,000 products. */
    "list, 1000000 against 1000": { max: 2 },
    "admin list, 100000 against 1000": { max: 2 },
    /** For each pair in `lib/filter-pairs.ts`. */
    "two filters, 1000000 against 1000": { max: 3 },
  },
  "admin orders": {
    /** Time with 1,000,000 orders as a multiple of the time with 10,000, for each filter, view and search. */
    "list growth": { max: 1.5 },
    "dashboard growth": { max: 1.5 },
    "seconds to ship 200 orders": { max: 5 },
  },
  reports: {
    /** Of 43,000 orders, which a shop with 1,000,000 in two years has in a month. */
    "month, milliseconds": { max: 300 },
    /** Time for each order of the month, with 1,000,000 orders as a multiple of the time with 10,000. */
    growth: { max: 1.5 },
  },
  reviews: {
    /** Time of a product with 1,000 reviews as a multiple of the time of one with none. */
    growth: { max: 1.1 },
  },
  search: {
    /** Share of hand-judged searches whose first results are right. */
    "judged right, %": { min: 95 },
    /** Milliseconds of the whole call for uncached input. */
    "new suggestion, ms": { max: 50 },
  },
  /** Half of the maximum load for 15 minutes: `npm run soak`. */
  soak: {
    failures: { max: 0 },
    "memory growth, %": { max: 5 },
    "event-loop delay p99, ms": { max: 50 },
  },
  process: {
    "second start, s": { max: 3 },
    /** Right after the start, before the first full garbage collection; 30 MB less after it. */
    "idle memory, MB": { max: 150 },
  },
  pages: {
    performance: { min: 95 },
    accessibility: { min: 100 },
    "best practices": { min: 96 },
    seo: { min: 100 },
    "JavaScript, KB": { max: 125 },
    "CSS, KB": { max: 20 },
    "fonts, KB": { max: 80 },
    "layout shift": { max: 0.02 },
  },
  /** Includes the code of its form. */
  "sign-in page": { "JavaScript, KB": { max: 138 } },
  /** Of ten taps at the first paint, before any script has loaded. */
  "early taps": { answered: { min: 10 } },
} as const satisfies Record<string, Record<string, Budget>>;

export type Budget = { min: number } | { max: number };

/** Whether a figure is within its budget; always true without a budget. */
export function isWithinBudget(figure: number, budget: Budget | undefined): boolean {
  if (!budget) return true;
  return "min" in budget ? figure >= budget.min : figure <= budget.max;
}
