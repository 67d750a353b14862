import { type Endpoint, endpoints, PERMISSIONS } from "@larkwood/contract";
import { expect, it } from "vitest";
import {
  endpointNames,
  openPermissionShop,
  permissionOf,
  unreadableFields,
} from "../testing/permission-shop";

const { shop, owner, valid, adminWho, send } = await openPermissionShop();

const guarded = endpointNames.flatMap((name) => {
  const permission = permissionOf(name);
  return permission ? [{ name, permission }] : [];
});

// These requests are about permissions that the sender lacks.
const OF_OTHER_PERMISSIONS = ["setPermissions", "resetSecondFactor", "createApiKey", "deleteApiKey"];

it.each(guarded)("$name needs only $permission, and returns nothing of another area", async (call) => {
  const { name, permission } = call;
  const reply = await send(name, adminWho(permission), await valid[name]());
  expect(reply.statusCode, reply.body).toBeLessThan(500);
  if (OF_OTHER_PERMISSIONS.includes(name)) expect(reply.statusCode).toBe(403);
  else expect(reply.statusCode, reply.body).not.toBeOneOf([401, 403, 404]);
  const { reply: schema }: Endpoint = endpoints[name];
  const isJson = String(reply.headers["content-type"]).startsWith("application/json");
  if (reply.statusCode < 300 && isJson)
    expect(unreadableFields(schema, reply.json(), permission)).toEqual([]);
});

it.each(guarded)("$name is refused with every other permission", async ({ name, permission }) => {
  const request = await valid[name]();
  for (const other of PERMISSIONS.filter((one) => one !== permission)) {
    const { statusCode } = await send(name, adminWho(other), request);
    expect([other, statusCode]).toEqual([other, 403]);
  }
});

it("the dashboard has no orders without the permission to read orders", async () => {
  await send("placeOrderForCustomer", owner, await valid.placeOrderForCustomer());
  const read = async (by: typeof owner) => (await shop.call(by, "GET", "/admin/dashboard")).json();
  expect((await read(owner)).recentOrders.length).toBeGreaterThan(0);
  const figures = await read(adminWho("reports.read"));
  expect(figures).not.toHaveProperty("recentOrders");
  expect(figures.totalOrders).toBeGreaterThan(0);
});

it("a repeated order for a customer returns the first order, without the permission to read orders", async () => {
  const admin = adminWho("orders.write");
  const request = await valid.placeOrderForCustomer();
  const [first, second] = [
    await send("placeOrderForCustomer", admin, request),
    await send("placeOrderForCustomer", admin, request),
  ];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json().id).toBe(first.json().id);
});
