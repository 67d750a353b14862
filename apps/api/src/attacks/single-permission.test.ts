import { type Endpoint, endpoints, PERMISSIONS } from "@larkwood/contract";
import { expect, it } from "vitest";
import { sample } from "../../../../scripts/lib/tries";
import { openPermissionShop, permissionOf, unreadableFields } from "../testing/permission-shop";
import { endpointNames } from "../testing/request-shop";

const { call, owner, prepare, adminWho, send } = await openPermissionShop();

const guarded = endpointNames.flatMap((name) => {
  const permission = permissionOf(name);
  return permission ? [{ name, permission }] : [];
});

// These requests are about permissions that the sender lacks.
const OF_OTHER_PERMISSIONS = [
  "setPermissions",
  "resetSecondFactor",
  "createApiKey",
  "deleteApiKey",
  "createWebhook",
  "updateWebhook",
];

it.each(guarded)(
  "$name needs only $permission, and returns nothing of another area",
  async ({ name, permission }) => {
    const reply = await send(name, { ...(await prepare(name)), by: adminWho(permission) });
    expect(reply.statusCode, reply.body).toBeLessThan(500);
    const { everyPermission, reply: schema }: Endpoint = endpoints[name];
    if (everyPermission || OF_OTHER_PERMISSIONS.includes(name)) expect(reply.statusCode).toBe(403);
    else expect(reply.statusCode, reply.body).not.toBeOneOf([401, 403, 404]);
    const isJson = String(reply.headers["content-type"]).startsWith("application/json");
    if (reply.statusCode < 300 && isJson)
      expect(unreadableFields(schema, reply.json(), permission)).toEqual([]);
  },
);

it.each(sample(guarded))("$name is refused with every other permission", async ({ name, permission }) => {
  const request = await prepare(name);
  for (const other of PERMISSIONS.filter((one) => one !== permission)) {
    const { statusCode } = await send(name, { ...request, by: adminWho(other) });
    expect([other, statusCode]).toEqual([other, 403]);
  }
});

it("the dashboard has no orders without the permission to read orders", async () => {
  await send("placeOrderForCustomer", await prepare("placeOrderForCustomer"));
  const read = async (by: typeof owner) => (await call(by, "GET", "/admin/dashboard")).json();
  expect((await read(owner)).recentOrders.length).toBeGreaterThan(0);
  const figures = await read(adminWho("reports.read"));
  expect(figures).not.toHaveProperty("recentOrders");
  expect(figures.totalOrders).toBeGreaterThan(0);
});

it("a repeated order for a customer returns the first order, without the permission to read orders", async () => {
  const request = { ...(await prepare("placeOrderForCustomer")), by: adminWho("orders.write") };
  const [first, second] = [
    await send("placeOrderForCustomer", request),
    await send("placeOrderForCustomer", request),
  ];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json().id).toBe(first.json().id);
});
