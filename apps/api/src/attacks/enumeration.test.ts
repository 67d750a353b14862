import { describe, expect, it } from "vitest";
import { buildTestApp } from "../testing/build-test-app";

// `npm run faults` runs the long version.
const isLong = process.env.FAULT_ROUNDS !== undefined;
const ATTEMPTS = isLong ? 500 : 24;
// Few attempts vary by a quarter, but still show a missing hash, which would be several times faster.
const TOLERANCE = isLong ? 0.05 : 0.5;
// The short version measures processor time, which does not depend on the load of the machine.
const now = isLong ? () => performance.now() : () => sumOf(process.cpuUsage()) / 1000;
const sumOf = ({ user, system }: NodeJS.CpuUsage) => user + system;

const shop = await buildTestApp();

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(path: string, payload: object, remoteAddress: string): Promise<number> {
  const startedAt = now();
  await shop.call(null, "POST", path, { payload, remoteAddress });
  return now() - startedAt;
}

describe("the response time", () => {
  it(`is the same for a known and an unknown email at the sign-in (median of ${ATTEMPTS})`, async () => {
    // Signs up, because the hashes of other test users are cheap.
    const email = "known@test.example";
    const form = { userName: "known", email, password: "the right one", agreeCheckbox: true };
    expect((await shop.call(null, "POST", "/signup", { payload: form })).statusCode).toBe(201);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < ATTEMPTS; i += 1) {
      // Different addresses avoid rate limits; alternating order spreads noise evenly.
      const address = `10.${i >> 8}.${i & 255}`;
      const attempts = [
        async () => known.push(await measure("/signin", { email, password: "wrong one" }, `${address}.1`)),
        async () =>
          unknown.push(
            await measure("/signin", { email: `x${email}`, password: "wrong one" }, `${address}.2`),
          ),
      ];
      for (const attempt of i % 2 ? attempts : attempts.toReversed()) await attempt();
    }
    const ratio = median(known) / median(unknown);
    expect(Math.abs(ratio - 1)).toBeLessThan(TOLERANCE);
  });
});
