import {
  type Endpoint,
  type EndpointName,
  endpoints,
  endpointUrl,
  type Permission,
} from "@larkwood/contract";
import { beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../testing/build-test-app";
import { validRequests } from "../../testing/valid-requests";

const now = new Date();
const shop = await buildTestApp({
  env: { SHOP_PAYMENT_METHODS: "bank_transfer,test_card" },
  clock: () => now,
});

const AREAS = ["orders", "payments", "coupons"];
const permissionOf = (name: EndpointName): Permission | null => {
  const { access }: Endpoint = endpoints[name];
  // For customers and for staff, who need this permission.
  if (name === "changeOrderStatus") return "orders.write";
  return typeof access === "object" ? access.can : null;
};
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
  AREAS.includes(permissionOf(name)?.split(".")[0] ?? ""),
);

let valid: ReturnType<typeof validRequests>;
let owner: TestUser;
beforeAll(async () => {
  owner = await shop.as("Admin");
  const [limited, member] = [await shop.as("Admin"), await shop.as("User")];
  valid = validRequests({ ...shop, admin: owner, limited, member, now });
});

/** An Admin with one permission. */
async function adminWho(permission: Permission): Promise<TestUser> {
  const admin = await shop.as("Admin");
  const payload = { permissions: [permission] };
  await shop.call(owner, "PUT", `/users/${admin.id}/permissions`, { payload });
  return admin;
}

function send(name: EndpointName, by: TestUser, request: Awaited<ReturnType<(typeof valid)[EndpointName]>>) {
  const endpoint: Endpoint = endpoints[name];
  const { params = {}, query = {}, headers = {}, body } = request;
  return shop.call(by, endpoint.method, endpointUrl(endpoint, params, query), {
    headers,
    ...(body === undefined ? {} : { payload: body as object }),
  });
}

it.each(names)("%s needs only its own permission", async (name) => {
  const admin = await adminWho(permissionOf(name) ?? "orders.read");
  const { statusCode } = await send(name, admin, await valid[name]());
  expect(statusCode).not.toBeOneOf([401, 403, 404]);
  expect(statusCode).toBeLessThan(500);
});

it("the dashboard has no orders without the permission to read orders", async () => {
  await send("placeOrderForCustomer", owner, await valid.placeOrderForCustomer());
  const read = async (by: TestUser) => (await shop.call(by, "GET", "/admin/dashboard")).json();
  expect((await read(owner)).recentOrders.length).toBeGreaterThan(0);
  const figures = await read(await adminWho("reports.read"));
  expect(figures).not.toHaveProperty("recentOrders");
  expect(figures.totalOrders).toBeGreaterThan(0);
});

it("a repeated order for a customer returns the first order, without the permission to read orders", async () => {
  const admin = await adminWho("orders.write");
  const request = await valid.placeOrderForCustomer();
  const [first, second] = [
    await send("placeOrderForCustomer", admin, request),
    await send("placeOrderForCustomer", admin, request),
  ];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json().id).toBe(first.json().id);
});
