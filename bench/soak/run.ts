import { parseArgs } from "node:util";
import { budgets } from "../budgets";
import { busyDay, loadMix } from "../lib/mix";
import { type Figure, save, toTable } from "../lib/report";
import { peakMemoryMb, startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";
import { growthPercent, loopDelayP99, memoryProbe } from "./probes";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "15" } } });
const minutes = Number(values.minutes);
if (!(minutes >= 3)) {
  console.error("--minutes must be at least 3: one to warm up and two to compare.");
  process.exit(1);
}

const shop = await startShop({ SHOP_PAYMENT_METHODS: "bank_transfer", ...memoryProbe.settings });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => shop.dispose().finally(() => process.exit(1)));
}
const figures: Figure[] = [];
/** Memory after garbage collection, one value per minute. */
const memory: number[] = [];
const addFigure = (name: keyof typeof budgets.soak | string, value: number, text = "") => {
  const soakBudgets: Record<string, Figure["budget"]> = budgets.soak;
  figures.push({ section: "soak", name, value, budget: soakBudgets[name], note: text });
};
try {
  const productIds = await stockUp(shop);
  await loadMix(shop, busyDay, productIds, { seconds: 10 });
  const full = await loadMix(shop, busyDay, productIds, { seconds: 10 });
  const half = Math.max(1, Math.round(full.perSecond / 2));
  console.log(
    `Maximum ${Math.round(full.perSecond)} requests per second; soaking for ${minutes} minutes at ${half}.`,
  );

  await loopDelayP99(shop);
  const slices: { total: number; failures: number; p99: number; delay: number; mb: number }[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const slice = await loadMix(shop, busyDay, productIds, { seconds: 60, perSecond: half });
    const delay = await loopDelayP99(shop);
    const mb = await memoryProbe.residentMb(shop);
    slices.push({ ...slice, delay, mb });
    memory.push(mb);
    console.log(
      `minute ${minute}: ${slice.total} requests, ${slice.failures} failures, ${Math.round(mb)} MB`,
    );
    // Reset the delay, so that the garbage collection does not count in the next minute.
    await loopDelayP99(shop);
  }

  const growth = growthPercent(slices.map(({ mb }) => mb));
  const sum = (pick: (slice: (typeof slices)[number]) => number) =>
    slices.reduce((total, slice) => total + pick(slice), 0);
  addFigure(
    "requests",
    sum(({ total }) => total),
    `${half} per second, half of the maximum`,
  );
  addFigure(
    "failures",
    sum(({ failures }) => failures),
    "an unhandled rejection ends the process and fails all later requests",
  );
  addFigure(
    "memory growth, %",
    growth.percent,
    `after garbage collection ${Math.round(growth.early)} MB after warm-up, ${Math.round(growth.late)} MB at the end; peak ${Math.round(peakMemoryMb(shop.pid))} MB`,
  );
  addFigure("event-loop delay p99, ms", Math.max(...slices.map(({ delay }) => delay)), "worst minute");
  addFigure("reply p99, ms", Math.max(...slices.map(({ p99 }) => p99)), "worst minute");
} finally {
  await shop.dispose();
}
const broken = save(figures, new URL("../results/soak.json", import.meta.url), { "memory, MB": memory });
console.log(`\n${toTable(figures)}\n`);
console.log(broken === 0 ? "The soak test passed." : `${broken} budgets are broken.`);
process.exit(broken === 0 ? 0 : 1);
