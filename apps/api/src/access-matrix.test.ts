import { type Endpoint, endpoints, PERMISSIONS, type Permission } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "./testing/build-test-app";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const allEndpoints: [string, Endpoint][] = Object.entries(endpoints);
const isServed = ({ method, path }: Endpoint) => shop.app.hasRoute({ method, url: `/api${path}` });
const served = allEndpoints.filter(([, endpoint]) => isServed(endpoint));

let owner: TestUser;
let other: TestUser;
let admin: TestUser;

beforeAll(async () => {
  [owner, other, admin] = await Promise.all([shop.as("User"), shop.as("User"), shop.as("Admin")]);
});

const allow = (user: TestUser, permissions: readonly Permission[]) =>
  shop.call(admin, "PUT", `/users/${user.id}/permissions`, { payload: { permissions } });

/** Sends an empty request with the owner's id and returns its status. */
async function sendEmpty({ method, path }: Endpoint, user: TestUser | null): Promise<number> {
  const response = await shop.call(user, method, path.replace(/:\w+/g, owner.id), {
    remoteAddress: `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    ...(method === "GET" ? {} : { payload: path.includes(":") ? {} : { id: owner.id } }),
  });
  return response.statusCode;
}

// 404 hides data of others, such as an order; 400 and 409 come from the handler.
const ALLOWED = expect.toSatisfy((status: number) => ![401, 403].includes(status) && status < 500);
const HIDDEN = expect.toSatisfy((status: number) => [403, 404].includes(status));

describe("every endpoint, for anonymous visitors, another user, the owner and an Admin [B15]", () => {
  it("is registered on this server", () => {
    expect(served.length).toBeGreaterThanOrEqual(27);
  });

  describe.each(served)("%s", (_name, endpoint) => {
    const { access } = endpoint;
    const permission = typeof access === "object" ? access.can : null;
    const isSelf = typeof access === "object" && access.self === true;
    const isForStaff = permission !== null && !isSelf;

    // Refresh is open, but needs a cookie, which this test does not have.
    const isOpen = access === "anyone" && endpoint.path !== "/refresh";

    it(`is ${isOpen ? "open to" : "closed to"} anonymous visitors`, async () => {
      expect(await sendEmpty(endpoint, null)).toEqual(isOpen ? ALLOWED : 401);
    });

    // Endpoints for anyone are covered by the anonymous visitor.
    if (access === "anyone") return;

    it(`is ${isForStaff ? "closed to" : "open to"} a signed-in owner`, async () => {
      expect(await sendEmpty(endpoint, owner)).toEqual(isForStaff ? 403 : ALLOWED);
    });

    it(`is ${permission ? "closed to" : "open to"} another user`, async () => {
      const refused = isSelf ? HIDDEN : 403;
      expect(await sendEmpty(endpoint, other)).toEqual(permission ? refused : ALLOWED);
    });
  });

  it.each(PERMISSIONS)("an Admin needs the permission %s and no other", async (permission) => {
    const guarded = served.filter(
      ([, { access }]) => typeof access === "object" && access.can === permission,
    );
    const others = PERMISSIONS.filter((other) => other !== permission);
    const [without, only] = await Promise.all([shop.as("Admin"), shop.as("Admin")]);
    await allow(without, others);
    await allow(only, [permission]);
    for (const [name, endpoint] of guarded.filter(([, { method }]) => method !== "DELETE")) {
      const isSelf = typeof endpoint.access === "object" && endpoint.access.self;
      expect([name, await sendEmpty(endpoint, without)]).toEqual([name, isSelf ? HIDDEN : 403]);
      const expected = endpoint.everyPermission ? 403 : ALLOWED;
      expect([name, await sendEmpty(endpoint, only)]).toEqual([name, expected]);
    }
  });

  // Last, because an Admin may delete the owner.
  it("allows an Admin everything", async () => {
    for (const [name, endpoint] of served.filter(([, { access }]) => access !== "anyone")) {
      expect([name, await sendEmpty(endpoint, admin)]).toEqual([name, ALLOWED]);
    }
  });

  it("rejects an Admin whose role was just removed", async () => {
    const former = await shop.as("Admin");
    const payload = {
      id: former.id,
      role: "User",
      userName: "former",
      firstName: "For",
      lastName: "Mer",
      email: former.email,
      address: "1 Old Street",
      country: "Canada",
      phoneNumber: "+1234567",
      acceptedTos: true,
    };
    expect((await shop.call(admin, "PUT", "/users", { payload })).statusCode).toBe(200);
    expect((await shop.call(former, "GET", "/users")).statusCode).toBe(403);
  });
});
