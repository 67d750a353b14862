import { parseArgs } from "node:util";
import { type Figure, save, toTable } from "./lib/report";
import { measureAdminOrders } from "./sections/admin-orders";
import { measureApi } from "./sections/api";
import { measureEarlyTaps } from "./sections/early-taps";
import { measureEditor } from "./sections/editor";
import { measureGrowth } from "./sections/growth";
import { measureImports } from "./sections/imports";
import { measureMails } from "./sections/mails";
import { measureOrders } from "./sections/orders";
import { measurePages } from "./sections/pages";
import { measurePeers } from "./sections/peers";
import { measureProcess } from "./sections/process";
import { measureReports } from "./sections/reports";
import { measureReviews } from "./sections/reviews";
import { measureSearch } from "./sections/search";
import { measureSelling } from "./sections/selling";
import { measureVisits } from "./sections/visits";

const sections = {
  api: measureApi,
  orders: measureOrders,
  selling: measureSelling,
  editor: measureEditor,
  imports: measureImports,
  mails: measureMails,
  visits: measureVisits,
  search: measureSearch,
  growth: measureGrowth,
  "admin-orders": measureAdminOrders,
  reports: measureReports,
  reviews: measureReviews,
  process: measureProcess,
  pages: measurePages,
  "early-taps": measureEarlyTaps,
  peers: measurePeers,
};
type Section = keyof typeof sections;
const all = Object.keys(sections) as Section[];
// Peers installs other shops, so it runs only on request.
const defaultSections = all.filter((name) => name !== "peers");

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    peers: { type: "boolean" },
    catalogues: { type: "string" },
    orders: { type: "string" },
  },
});
const requested = values.peers ? ["peers"] : (values.only?.split(",") ?? defaultSections);
const unknown = requested.filter((name) => !all.includes(name as Section));
if (unknown.length > 0) {
  console.error(`Unknown section: ${unknown.join(", ")}. Available: ${all.join(", ")}.`);
  process.exit(1);
}

const figures: Figure[] = [];
for (const name of requested as Section[]) {
  console.log(`Measuring ${name}…`);
  figures.push(...(await sections[name](values)));
}
// Partial runs have a separate file, because docs/benchmarks.md uses complete runs only.
const ownRun = values.only ? "partial" : "latest";
const results = values.peers ? "peers" : process.env.DATABASE_URL ? "database" : ownRun;
const broken = save(figures, new URL(`./results/${results}.json`, import.meta.url));
console.log(`\n${toTable(figures)}\n`);
console.log(broken === 0 ? "All budgets are met." : `${broken} budgets are broken.`);
process.exit(broken === 0 ? 0 : 1);
