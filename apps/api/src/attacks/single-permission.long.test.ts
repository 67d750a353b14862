import { type Endpoint, endpoints, PERMISSIONS } from "@larkwood/contract";
import { expect, it } from "vitest";
import { openPermissionShop, unreadableFields } from "../testing/permission-shop";
import { endpointNames } from "../testing/request-shop";

const { prepare, adminWho, send, changesOf } = await openPermissionShop();

// These change the account of the caller, whatever its permissions.
const OWN_ACCOUNT = ["changePassword", "deleteAccount"];
const forUsers = endpointNames.filter(
  (name) => endpoints[name].access === "user" && !OWN_ACCOUNT.includes(name),
);

it.each(forUsers)("%s with any single permission is done, or refused without a trace", async (name) => {
  const { reply: schema }: Endpoint = endpoints[name];
  for (const permission of PERMISSIONS) {
    const admin = adminWho(permission);
    const request = { ...(await prepare(name)), by: admin };
    const before = await changesOf(admin);
    const reply = await send(name, request);
    const problem = `${permission}: ${reply.statusCode} ${reply.body.slice(0, 200)}`;
    expect(reply.statusCode, problem).toBeLessThan(500);
    expect(reply.statusCode, problem).not.toBe(401);
    if (reply.statusCode >= 400) expect(await changesOf(admin), problem).toBe(before);
    // With an id, the request names something of another account.
    const isOfOthers = request.params.id !== undefined;
    const isJson = String(reply.headers["content-type"]).startsWith("application/json");
    if (reply.statusCode < 300 && isJson && isOfOthers)
      expect(unreadableFields(schema, reply.json(), permission), problem).toEqual([]);
  }
});
