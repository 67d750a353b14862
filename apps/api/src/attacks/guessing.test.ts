import { describe, expect, it } from "vitest";
import { createSignInThrottle } from "../modules/session";
import { buildTestApp, TEST_PASSWORD, type TestUser } from "../testing/build-test-app";

let now = new Date("2026-06-01T12:00:00Z");
const clock = () => now;
const shop = await buildTestApp({ clock });
const throttle = createSignInThrottle(shop.db, clock);

const enter = async ({ email }: Pick<TestUser, "email">, remoteAddress: string, password = TEST_PASSWORD) =>
  (await shop.call(null, "POST", "/signin", { payload: { email, password }, remoteAddress })).statusCode;

/** Wrong guesses at an account, each from an address of its own. */
async function guessFromEverywhere(account: string, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await throttle.recordFailure(account, `10.70.${i >> 8}.${i & 255}`);
}

describe("guesses at one account", () => {
  it("from one IPv6 network count together, whatever its last half", async () => {
    const { email } = await shop.as("User");
    const statuses: number[] = [];
    for (let i = 1; i <= 10; i += 1) statuses.push(await enter({ email }, `2001:db8:1:2::${i}`, "a guess"));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
    expect(await enter({ email }, "2001:db8:1:3::1")).toBe(200);
  });

  it("from many addresses meet a ceiling, beneath which the owner still gets in from where it did before", async () => {
    const owner = await shop.as("User");
    expect(await enter(owner, "2001:db8:9:9::1")).toBe(200);
    await guessFromEverywhere(owner.email, 110);
    expect(await enter(owner, "10.71.0.1", "a guess")).toBe(429);
    expect(await enter(owner, "10.71.0.2")).toBe(429);
    expect(await enter(owner, "127.0.0.1")).toBe(200);
    expect(await enter(owner, "2001:db8:9:9::2")).toBe(200);
    now = new Date(now.getTime() + 301_000);
    expect(await enter(owner, "10.71.0.2")).toBe(200);
  });

  it("are met alike where nobody has that account", async () => {
    const nobody = { email: "nobody@test.example" };
    await guessFromEverywhere(nobody.email, 110);
    expect(await enter(nobody, "10.71.0.3", "a guess")).toBe(429);
  });

  it("that come all at once pass the ceiling no more than one by one", async () => {
    const { email } = await shop.as("User");
    await guessFromEverywhere(email, 98);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => enter({ email }, `10.72.0.${i}`, "a guess")),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  });
});
