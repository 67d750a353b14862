import { describe, expect, it } from "vitest";
import { createSignInThrottle } from "../modules/identity/sessions";
import { buildTestApp, TEST_PASSWORD, type TestUser } from "../testing/build-test-app";

let now = new Date("2026-06-01T12:00:00Z");
const clock = () => now;
const shop = await buildTestApp({ clock });
const throttle = createSignInThrottle(shop.db, clock);

const signIn = async ({ email }: Pick<TestUser, "email">, remoteAddress: string, password = TEST_PASSWORD) =>
  (await shop.call(null, "POST", "/signin", { payload: { email, password }, remoteAddress })).statusCode;

/** Signs in from the shop's page in a browser that stores its cookies. */
function openBrowser() {
  let cookie = "";
  return async ({ email }: Pick<TestUser, "email">, remoteAddress: string, password = TEST_PASSWORD) => {
    const headers = { host: "shop.test", origin: "http://shop.test", ...(cookie ? { cookie } : {}) };
    const reply = await shop.call(null, "POST", "/signin", {
      payload: { email, password },
      remoteAddress,
      headers,
    });
    const device = reply.cookies.find(({ name }) => name === "device");
    if (device) cookie = `device=${device.value}`;
    return { status: reply.statusCode, device };
  };
}

/** Records wrong guesses for an account, each from another address. */
async function guessFromEverywhere(account: string, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await throttle.recordFailure(account, `10.70.${i >> 8}.${i & 255}`);
}

describe("password guesses for one account", () => {
  it("from one IPv6 /64 network count together", async () => {
    const { email } = await shop.as("User");
    const statuses: number[] = [];
    for (let i = 1; i <= 10; i += 1) statuses.push(await signIn({ email }, `2001:db8:1:2::${i}`, "a guess"));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
    expect(await signIn({ email }, "2001:db8:1:3::1")).toBe(200);
  });

  it("from many addresses reach a limit, but the owner can still sign in from known networks", async () => {
    const owner = await shop.as("User");
    expect(await signIn(owner, "2001:db8:9:9::1")).toBe(200);
    await guessFromEverywhere(owner.email, 110);
    expect(await signIn(owner, "10.71.0.1", "a guess")).toBe(429);
    expect(await signIn(owner, "10.71.0.2")).toBe(429);
    expect(await signIn(owner, "127.0.0.1")).toBe(200);
    expect(await signIn(owner, "2001:db8:9:9::2")).toBe(200);
    now = new Date(now.getTime() + 301_000);
    expect(await signIn(owner, "10.71.0.2")).toBe(200);
  });

  it("do not lock out the owner's browser, even on a network that guesses", async () => {
    const [owner, other] = [await shop.as("User"), await shop.as("User")];
    const [ownBrowser, otherBrowser] = [openBrowser(), openBrowser()];
    const first = await ownBrowser(owner, "10.73.0.1");
    expect(first).toMatchObject({ status: 200, device: { httpOnly: true, path: "/api/signin" } });
    expect((await otherBrowser(other, "10.73.0.1")).status).toBe(200);
    await guessFromEverywhere(owner.email, 110);
    for (let i = 0; i < 6; i += 1) await throttle.recordFailure(owner.email, "10.74.0.1");
    // A browser of another user is unknown, and so is one without the cookie.
    expect((await otherBrowser(owner, "10.74.0.2")).status).toBe(429);
    expect((await openBrowser()(owner, "10.74.0.2")).status).toBe(429);
    expect((await ownBrowser(owner, "10.74.0.1")).status).toBe(200);
  });

  it("from a known browser are limited as well, whatever its address", async () => {
    const owner = await shop.as("User");
    const ownBrowser = openBrowser();
    expect((await ownBrowser(owner, "10.75.0.1")).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 1; i <= 7; i += 1)
      statuses.push((await ownBrowser(owner, `10.75.1.${i}`, "a guess")).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it("set no device cookie for other clients or sites", async () => {
    const { email } = await shop.as("User");
    const payload = { email, password: TEST_PASSWORD };
    for (const headers of [{}, { origin: "https://evil.example", "sec-fetch-site": "cross-site" }]) {
      const reply = await shop.call(null, "POST", "/signin", { payload, headers });
      expect(reply.cookies.map(({ name }) => name)).not.toContain("device");
    }
  });

  it("are limited in the same way for an unknown account", async () => {
    const unknown = { email: "nobody@test.example" };
    await guessFromEverywhere(unknown.email, 110);
    expect(await signIn(unknown, "10.71.0.3", "a guess")).toBe(429);
  });

  it("cannot exceed the limit by arriving at the same time", async () => {
    const { email } = await shop.as("User");
    await guessFromEverywhere(email, 98);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => signIn({ email }, `10.72.0.${i}`, "a guess")),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  });
});
