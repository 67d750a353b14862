import { beforeEach, describe, expect, it } from "vitest";
import { signInAs, TEST_PASSWORD, type TestUser } from "../../../testing/build-test-app";
import { anotherAddress, turnOnSecondFactor } from "../../../testing/second-factor";
import { openStaffShop } from "../../../testing/staff-shop";

const DAY_MS = 86_400_000;
let now = new Date("2026-11-15T12:00:00Z");
const shop = await openStaffShop(() => now);
const { send } = shop;

/** A new Admin, who changes the setting. */
let watcher: TestUser;
let admin: TestUser;
const setRequirement = async (value: "off" | "required") => {
  watcher = await shop.as("Admin", anotherAddress());
  const saved = await send(watcher, "PUT", "/settings/staffSecondFactor", { value });
  expect(saved.statusCode, saved.body).toBe(200);
};
const signInAgain = (user: TestUser) => signInAs(shop.app, user, anotherAddress());
const orders = async (user: TestUser) => {
  const reply = await send(user, "GET", "/admin/orders");
  return reply.statusCode === 200 ? 200 : reply.json().code;
};
const requiredAt = async (user: TestUser) =>
  (await send(user, "GET", "/account/security")).json().secondFactor.requiredAt;

beforeEach(async () => {
  now = new Date(now.getTime() + 30 * DAY_MS);
  await setRequirement("off");
  admin = await shop.as("Admin", anotherAddress());
});

describe("two-step verification of staff that the shop requires", () => {
  it("is asked for at the next sign-in, and after a week nothing else is allowed", async () => {
    await setRequirement("required");
    expect(await requiredAt(admin)).toBeUndefined();
    admin = await signInAgain(admin);
    expect(await requiredAt(admin)).toBe(new Date(now.getTime() + 7 * DAY_MS).toISOString());
    now = new Date(now.getTime() + 7 * DAY_MS - 1_000);
    admin = await signInAgain(admin);
    expect(await orders(admin)).toBe(200);
    now = new Date(now.getTime() + 1_000);
    expect(await orders(admin)).toBe("second_factor_required");
    for (const [method, path] of [
      ["GET", "/account/sessions"],
      ["GET", "/orders"],
      ["GET", "/staff"],
      ["POST", "/account/delete"],
    ] as const)
      expect(
        (await send(admin, method, path, method === "POST" ? { password: TEST_PASSWORD } : undefined)).json()
          .code,
      ).toBe("second_factor_required");
    expect((await send(admin, "GET", `/users/${admin.id}`)).statusCode).toBe(200);
    expect((await send(admin, "GET", `/users/${watcher.id}`)).statusCode).toBe(403);
    await turnOnSecondFactor(shop, admin, now);
    expect(await orders(admin)).toBe(200);
    expect(await requiredAt(admin)).toBeUndefined();
  });

  it("also limits the API keys of the person, and does not concern customers", async () => {
    const { key } = (
      await send(admin, "POST", "/admin/api-keys", { name: "x", permissions: ["orders.read"] })
    ).json<{ key: string }>();
    const withKey = async () =>
      (await shop.call(null, "GET", "/admin/orders", { headers: { authorization: `Bearer ${key}` } }))
        .statusCode;
    await setRequirement("required");
    await signInAgain(admin);
    expect(await withKey()).toBe(200);
    now = new Date(now.getTime() + 8 * DAY_MS);
    expect(await withKey()).toBe(403);
    const customer = await signInAgain(await shop.as("User", anotherAddress()));
    expect((await send(customer, "GET", "/orders")).statusCode).toBe(200);
  });

  it("is also asked of someone who stays signed in", async () => {
    await setRequirement("required");
    const cookie = { headers: { cookie: admin.refreshCookie } };
    expect((await shop.call(null, "GET", "/refresh", cookie)).statusCode).toBe(200);
    expect(await requiredAt(admin)).toBeDefined();
  });

  it("begins a new week when it is turned on again, or when a colleague resets it", async () => {
    await setRequirement("required");
    await signInAgain(admin);
    await setRequirement("off");
    expect(await requiredAt(admin)).toBeUndefined();
    now = new Date(now.getTime() + 20 * DAY_MS);
    admin = await signInAgain(admin);
    expect(await orders(admin)).toBe(200);
    await setRequirement("required");
    expect(await orders(admin)).toBe(200);
    admin = await signInAgain(admin);
    await turnOnSecondFactor(shop, admin, now);
    now = new Date(now.getTime() + 1_000);
    const owner = await shop.as("Admin", anotherAddress());
    expect((await send(owner, "DELETE", `/users/${admin.id}/second-factor`)).statusCode).toBe(204);
    now = new Date(now.getTime() + 20 * DAY_MS);
    admin = await signInAgain(admin);
    expect(await orders(admin)).toBe(200);
  });

  it("can't be turned off by staff while it is required", async () => {
    const { recoveryCodes } = await turnOnSecondFactor(shop, admin, now);
    await setRequirement("required");
    const stop = (code: string | undefined) =>
      send(admin, "POST", "/account/second-factor/off", { password: TEST_PASSWORD, code });
    expect((await stop(recoveryCodes[0])).json().code).toBe("second_factor_required");
    await setRequirement("off");
    expect((await stop(recoveryCodes[0])).statusCode).toBe(204);
  });
});
