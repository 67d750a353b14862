import { parseArgs } from "node:util";
import { budgets } from "../budgets";
import { busyDay, loadMix } from "../lib/mix";
import { type Figure, save, toTable } from "../lib/report";
import { peakMemoryMb, startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";
import { growthPercent, letCollect, loopDelayP99 } from "./watch";

const { values } = parseArgs({ options: { minutes: { type: "string", default: "15" } } });
const minutes = Number(values.minutes);
if (!(minutes >= 3)) {
  console.error("--minutes must be at least 3: one to warm up and two to compare.");
  process.exit(1);
}

const shop = await startShop({ SHOP_PAYMENT_METHODS: "bank_transfer", ...letCollect.settings });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => shop.dispose().finally(() => process.exit(1)));
}
const figures: Figure[] = [];
/** Without garbage, minute by minute. */
const memory: number[] = [];
const note = (name: keyof typeof budgets.soak | string, value: number, text = "") => {
  const held: Record<string, Figure["budget"]> = budgets.soak;
  figures.push({ section: "soak", name, value, budget: held[name], note: text });
};
try {
  const productIds = await stockUp(shop);
  await loadMix(shop, busyDay, productIds, { seconds: 10 });
  const full = await loadMix(shop, busyDay, productIds, { seconds: 10 });
  const half = Math.max(1, Math.round(full.perSecond / 2));
  console.log(
    `At most ${Math.round(full.perSecond)} requests a second; soaking for ${minutes} minutes at ${half}.`,
  );

  await loopDelayP99(shop);
  const slices: { total: number; failures: number; p99: number; delay: number; mb: number }[] = [];
  for (let minute = 1; minute <= minutes; minute += 1) {
    const slice = await loadMix(shop, busyDay, productIds, { seconds: 60, perSecond: half });
    const delay = await loopDelayP99(shop);
    const mb = await letCollect.memoryMb(shop);
    slices.push({ ...slice, delay, mb });
    memory.push(mb);
    console.log(
      `minute ${minute}: ${slice.total} requests, ${slice.failures} failures, ${Math.round(mb)} MB`,
    );
    // The collection held the shop up: that is not to be seen in the next minute's delay.
    await loopDelayP99(shop);
  }

  const growth = growthPercent(slices.map(({ mb }) => mb));
  const sum = (pick: (slice: (typeof slices)[number]) => number) =>
    slices.reduce((total, slice) => total + pick(slice), 0);
  note(
    "requests",
    sum(({ total }) => total),
    `${half} a second, half of what the shop can do`,
  );
  note(
    "failures",
    sum(({ failures }) => failures),
    "an unhandled rejection ends the process and fails the rest",
  );
  note(
    "memory growth, %",
    growth.percent,
    `without garbage ${Math.round(growth.early)} MB after warm-up, ${Math.round(growth.late)} MB at the end; at most ${Math.round(peakMemoryMb(shop.pid))} MB with it`,
  );
  note("event-loop delay p99, ms", Math.max(...slices.map(({ delay }) => delay)), "worst minute");
  note("reply p99, ms", Math.max(...slices.map(({ p99 }) => p99)), "worst minute");
} finally {
  await shop.dispose();
}
const broken = save(figures, new URL("../results/soak.json", import.meta.url), { "memory, MB": memory });
console.log(`\n${toTable(figures)}\n`);
console.log(broken === 0 ? "All budgets are met." : `${broken} budgets are exceeded.`);
process.exit(broken === 0 ? 0 : 1);
