import { parseArgs } from "node:util";
import { type Figure, save, toTable } from "./lib/report";
import { measureApi } from "./sections/api";
import { measureEarlyTaps } from "./sections/early-taps";
import { measureGrowth } from "./sections/growth";
import { measureMails } from "./sections/mails";
import { measureOrders } from "./sections/orders";
import { measurePages } from "./sections/pages";
import { measurePeers } from "./sections/peers";
import { measureProcess } from "./sections/process";
import { measureSearch } from "./sections/search";
import { measureSelling } from "./sections/selling";
import { measureVisits } from "./sections/visits";

const sections = {
  api: measureApi,
  orders: measureOrders,
  selling: measureSelling,
  mails: measureMails,
  visits: measureVisits,
  search: measureSearch,
  growth: measureGrowth,
  process: measureProcess,
  pages: measurePages,
  "early-taps": measureEarlyTaps,
  peers: measurePeers,
};
type Section = keyof typeof sections;
const all = Object.keys(sections) as Section[];
// Other shops are installed for it, so it is only done when asked for.
const usual = all.filter((name) => name !== "peers");

const { values } = parseArgs({
  options: { only: { type: "string" }, peers: { type: "boolean" }, catalogues: { type: "string" } },
});
const wanted = values.peers ? ["peers"] : (values.only?.split(",") ?? usual);
const unknown = wanted.filter((name) => !all.includes(name as Section));
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(", ")}. There are: ${all.join(", ")}.`);
  process.exit(1);
}

const figures: Figure[] = [];
for (const name of wanted as Section[]) {
  console.log(`Measuring ${name}…`);
  figures.push(...(await sections[name](values)));
}
// A part of the sections is for whoever asked: the page of all figures is made of whole runs.
const whole = values.only ? "partial" : "latest";
const results = values.peers ? "peers" : process.env.DATABASE_URL ? "database" : whole;
const broken = save(figures, new URL(`./results/${results}.json`, import.meta.url));
console.log(`\n${toTable(figures)}\n`);
console.log(broken === 0 ? "All budgets are met." : `${broken} budgets are exceeded.`);
process.exit(broken === 0 ? 0 : 1);
