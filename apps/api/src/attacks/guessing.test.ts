import { describe, expect, it } from "vitest";
import { createSignInThrottle } from "../modules/identity/sessions";
import { buildTestApp, TEST_PASSWORD, type TestUser } from "../testing/build-test-app";

let now = new Date("2026-06-01T12:00:00Z");
const clock = () => now;
const shop = await buildTestApp({ clock });
const throttle = createSignInThrottle(shop.db, clock);

const enter = async ({ email }: Pick<TestUser, "email">, remoteAddress: string, password = TEST_PASSWORD) =>
  (await shop.call(null, "POST", "/signin", { payload: { email, password }, remoteAddress })).statusCode;

/** The same through the shop's own page, in a browser that keeps what it is given. */
function browser() {
  let kept = "";
  return async ({ email }: Pick<TestUser, "email">, remoteAddress: string, password = TEST_PASSWORD) => {
    const headers = { host: "shop.test", origin: "http://shop.test", ...(kept ? { cookie: kept } : {}) };
    const reply = await shop.call(null, "POST", "/signin", {
      payload: { email, password },
      remoteAddress,
      headers,
    });
    const device = reply.cookies.find(({ name }) => name === "device");
    if (device) kept = `device=${device.value}`;
    return { status: reply.statusCode, device };
  };
}

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

  it("do not lock the owner's own browser out, wherever it has gone and whoever guesses there", async () => {
    const [owner, other] = [await shop.as("User"), await shop.as("User")];
    const [own, lent] = [browser(), browser()];
    const first = await own(owner, "10.73.0.1");
    expect(first).toMatchObject({ status: 200, device: { httpOnly: true, path: "/api/signin" } });
    expect((await lent(other, "10.73.0.1")).status).toBe(200);
    await guessFromEverywhere(owner.email, 110);
    for (let i = 0; i < 6; i += 1) await throttle.recordFailure(owner.email, "10.74.0.1");
    // A browser that somebody else has signed in with is a stranger's, and so is one without its cookie.
    expect((await lent(owner, "10.74.0.2")).status).toBe(429);
    expect((await browser()(owner, "10.74.0.2")).status).toBe(429);
    expect((await own(owner, "10.74.0.1")).status).toBe(200);
  });

  it("from a browser that is known are slowed down like any, and count for the whole world", async () => {
    const owner = await shop.as("User");
    const own = browser();
    expect((await own(owner, "10.75.0.1")).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 1; i <= 7; i += 1) statuses.push((await own(owner, `10.75.1.${i}`, "a guess")).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it("leave no name with a program, or with a page of another site", async () => {
    const { email } = await shop.as("User");
    const payload = { email, password: TEST_PASSWORD };
    for (const headers of [{}, { origin: "https://evil.example", "sec-fetch-site": "cross-site" }]) {
      const reply = await shop.call(null, "POST", "/signin", { payload, headers });
      expect(reply.cookies.map(({ name }) => name)).not.toContain("device");
    }
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
