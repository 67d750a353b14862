import type { AddressInfo } from "node:net";
import type { Permission } from "@larkwood/contract";
import { expect } from "vitest";
import type { TestApp, TestUser } from "./build-test-app";

/** Lets the app listen on a free port, for programs that call it over HTTP, and returns its address. */
export async function listen({ app }: Pick<TestApp, "app">): Promise<string> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Creates an API key with these permissions. */
export async function createApiKey(
  { call }: Pick<TestApp, "call">,
  admin: TestUser,
  permissions: readonly Permission[],
): Promise<string> {
  const reply = await call(admin, "POST", "/admin/api-keys", { payload: { name: "Test", permissions } });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<{ key: string }>().key;
}
