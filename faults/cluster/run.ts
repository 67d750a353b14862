import { parseArgs } from "node:util";
import { startShop } from "../../bench/lib/shop";
import { startCluster } from "./cluster";
import { CUT_MS, DISK_MB, FAULTS, type Fault, FULL_MS } from "./inject-fault";
import { findPrograms } from "./programs";
import { type Round, runRound } from "./rounds";

// Maximum time without orders, in seconds.
const MAX_OUTAGE_SECONDS: Partial<Record<Fault, number>> = {
  switchover: 4,
  "kill-postgres": 8,
  "kill-machine": 25,
  // The cut itself, plus pgbouncer's connection timeout of three seconds.
  "shop-cut": CUT_MS / 1_000 + 5,
  // Orders do not use replicas.
  "slow-replica": 4,
  "full-disk": FULL_MS / 1_000 + 5,
};
const MAX_PRICE_DELAY_MS = 1_000;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "9" },
    only: { type: "string" },
    // Skip instead of failing where the test cannot run.
    "if-possible": { type: "boolean", default: false },
  },
});
const faults = FAULTS.filter((fault) => !values.only || values.only.split(",").includes(fault));

const programs = findPrograms();
if (typeof programs === "string") {
  console.error(programs);
  process.exit(values["if-possible"] ? 0 : 1);
}
if (process.getuid?.() !== 0) {
  console.error("The cluster's programs run as the user postgres. Start this command as root.");
  process.exit(values["if-possible"] ? 0 : 1);
}

console.log("Starting etcd, three PostgreSQL servers with Patroni, HAProxy and pgbouncer…");
const cluster = await startCluster(programs, { diskMb: faults.includes("full-disk") ? DISK_MB : undefined });
const rounds: Round[] = [];
try {
  const settings = {
    SHOP_DEMO: "on",
    SHOP_PAYMENT_METHODS: "bank_transfer",
    AUTH_SECRET: "the same for both processes of the test",
    DATABASE_READ_URL: cluster.readUrl,
  };
  const shops = [
    await startShop({ ...settings, DATABASE_URL: cluster.directUrl }),
    await startShop({ ...settings, DATABASE_URL: cluster.pooledUrl, DATABASE_DIRECT_URL: cluster.directUrl }),
  ] as const;
  console.log("One process uses HAProxy, the other pgbouncer in transaction mode.");
  try {
    for (let n = 0; n < Number(values.rounds); n += 1) {
      const round = await runRound(
        cluster,
        [shops[0].url, shops[1].url],
        faults[n % faults.length] ?? "switchover",
      );
      rounds.push(round);
      console.log(`${n + 1}. ${JSON.stringify(round)}`);
      if (Object.keys(round.unexpected).length > 0)
        for (const shop of shops) console.log(unexpectedFailures(shop.printed()));
    }
  } finally {
    for (const shop of shops) await shop.dispose();
  }
} finally {
  await cluster.down();
}

const problems = rounds.flatMap(problemsOf);
const sum = (key: "acknowledged" | "lost" | "duplicated") =>
  rounds.reduce((total, round) => total + round[key], 0);
console.log(
  `${rounds.length} rounds: ${sum("acknowledged")} orders acknowledged, ${sum("lost")} lost, ${sum("duplicated")} duplicated.`,
);
for (const problem of problems) console.log(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Log lines of unexpected failures. */
function unexpectedFailures(printed: string): string {
  const failures = printed.split("\n").filter((line) => line.includes('"unexpected failure"'));
  return failures.slice(-5).join("\n");
}

function problemsOf({
  fault,
  lost,
  duplicated,
  unaccounted,
  unexpected,
  ordersBackSeconds,
  priceSeenMs,
}: Round): string[] {
  const maxOutage = MAX_OUTAGE_SECONDS[fault];
  return [
    ...(lost > 0 ? [`${fault}: ${lost} acknowledged orders are lost`] : []),
    ...(duplicated > 0 ? [`${fault}: ${duplicated} orders were duplicated`] : []),
    ...(unaccounted !== 0 ? [`${fault}: ${unaccounted} items are unaccounted for`] : []),
    ...(Object.keys(unexpected).length > 0
      ? [`${fault}: unexpected replies ${JSON.stringify(unexpected)}`]
      : []),
    ...(maxOutage && ordersBackSeconds > maxOutage
      ? [`${fault}: no orders for ${ordersBackSeconds} s, the limit is ${maxOutage} s`]
      : []),
    ...(priceSeenMs.some((ms) => ms === null || ms > MAX_PRICE_DELAY_MS)
      ? [`${fault}: a new price was visible after ${priceSeenMs.join(" and ")} ms`]
      : []),
  ];
}
