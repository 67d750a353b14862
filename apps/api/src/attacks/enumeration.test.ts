import { describe, expect, it } from "vitest";
import { buildTestApp } from "../testing/build-test-app";

// `npm run faults` asks for the long version.
const isLong = process.env.FAULT_ROUNDS !== undefined;
const TRIES = isLong ? 500 : 24;
// Few tries scatter by a quarter. Where the hash is left out an answer comes several times as fast, which they still
// show; the long version is the one that measures.
const TOLERANCE = isLong ? 0.05 : 0.5;
// An attacker has the clock. The short version takes the time of the processor, which is the same on a busy machine.
const now = isLong ? () => performance.now() : () => sumOf(process.cpuUsage()) / 1000;
const sumOf = ({ user, system }: NodeJS.CpuUsage) => user + system;

const shop = await buildTestApp();

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timeOf(path: string, payload: object, remoteAddress: string): Promise<number> {
  const begun = now();
  await shop.call(null, "POST", path, { payload, remoteAddress });
  return now() - begun;
}

describe("the time that an answer takes", () => {
  it(`is the same for a known and an unknown email at the sign-in (median of ${TRIES})`, async () => {
    // With a hash as dear as a real one, unlike the other users of the tests.
    const email = "known@test.example";
    const form = { userName: "known", email, password: "the right one", agreeCheckbox: true };
    expect((await shop.call(null, "POST", "/signup", { payload: form })).statusCode).toBe(201);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < TRIES; i += 1) {
      // Each from an address of its own, so that no wait is earned; in turns, so that noise strikes both alike.
      const address = `10.${i >> 8}.${i & 255}`;
      const tries = [
        async () => known.push(await timeOf("/signin", { email, password: "wrong one" }, `${address}.1`)),
        async () =>
          unknown.push(
            await timeOf("/signin", { email: `x${email}`, password: "wrong one" }, `${address}.2`),
          ),
      ];
      for (const attempt of i % 2 ? tries : tries.toReversed()) await attempt();
    }
    const ratio = median(known) / median(unknown);
    expect(Math.abs(ratio - 1)).toBeLessThan(TOLERANCE);
  });
});
