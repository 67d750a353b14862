import { parseArgs } from "node:util";
import { startShop } from "../../bench/lib/shop";
import { CUT_MS, DISK_MB, FAULTS, type Fault, FULL_MS } from "./break-it";
import { bringUp } from "./cluster";
import { findPrograms } from "./programs";
import { type Round, runRound } from "./rounds";

// How long orders may be away, in seconds.
const BACK_WITHIN: Partial<Record<Fault, number>> = {
  switchover: 4,
  "kill-postgres": 8,
  "kill-machine": 25,
  // The cut itself, and what was begun in it: pgbouncer gives a connection up after three seconds.
  "shop-cut": CUT_MS / 1_000 + 5,
  // Orders do not need it.
  "slow-replica": 4,
  "full-disk": FULL_MS / 1_000 + 5,
};
const PRICE_WITHIN_MS = 1_000;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "9" },
    only: { type: "string" },
    // As a part of something larger it is left out where it cannot run.
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
const cluster = await bringUp(programs, { diskMb: faults.includes("full-disk") ? DISK_MB : undefined });
const rounds: Round[] = [];
try {
  const settings = {
    SHOP_DEMO: "on",
    SHOP_PAYMENT_METHODS: "bank_transfer",
    AUTH_SECRET: "the same for both processes of the trial",
    DATABASE_READ_URL: cluster.readUrl,
  };
  const shops = [
    await startShop({ ...settings, DATABASE_URL: cluster.directUrl }),
    await startShop({ ...settings, DATABASE_URL: cluster.pooledUrl, DATABASE_DIRECT_URL: cluster.directUrl }),
  ] as const;
  console.log("One process goes through HAProxy, the other through pgbouncer in transaction mode.");
  try {
    for (let n = 0; n < Number(values.rounds); n += 1) {
      const round = await runRound(
        cluster,
        [shops[0].url, shops[1].url],
        faults[n % faults.length] ?? "switchover",
      );
      rounds.push(round);
      console.log(`${n + 1}. ${JSON.stringify(round)}`);
      if (Object.keys(round.odd).length > 0)
        for (const shop of shops) console.log(surprisesOf(shop.printed()));
    }
  } finally {
    for (const shop of shops) await shop.dispose();
  }
} finally {
  await cluster.down();
}

const complaints = rounds.flatMap(complaintsOf);
const sum = (key: "acknowledged" | "lost" | "twice") =>
  rounds.reduce((total, round) => total + round[key], 0);
console.log(
  `${rounds.length} rounds: ${sum("acknowledged")} orders acknowledged, ${sum("lost")} lost, ${sum("twice")} twice.`,
);
for (const complaint of complaints) console.log(`✗ ${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;

/** What a shop could not explain to its visitors, as its log has it. */
function surprisesOf(printed: string): string {
  const surprises = printed.split("\n").filter((line) => line.includes('"unexpected failure"'));
  return surprises.slice(-5).join("\n");
}

function complaintsOf({
  fault,
  lost,
  twice,
  unaccounted,
  odd,
  ordersBackSeconds,
  priceSeenMs,
}: Round): string[] {
  const within = BACK_WITHIN[fault];
  return [
    ...(lost > 0 ? [`${fault}: ${lost} acknowledged orders are lost`] : []),
    ...(twice > 0 ? [`${fault}: ${twice} orders were made twice`] : []),
    ...(unaccounted !== 0 ? [`${fault}: ${unaccounted} pieces are unaccounted for`] : []),
    ...(Object.keys(odd).length > 0 ? [`${fault}: odd replies ${JSON.stringify(odd)}`] : []),
    ...(within && ordersBackSeconds > within
      ? [`${fault}: orders were away for ${ordersBackSeconds} s, at most ${within} are allowed`]
      : []),
    ...(priceSeenMs.some((ms) => ms === null || ms > PRICE_WITHIN_MS)
      ? [`${fault}: a new price was seen after ${priceSeenMs.join(" and ")} ms`]
      : []),
  ];
}
