import { type Endpoint, endpoints } from "@larkwood/contract";
import { expect, it } from "vitest";
import { sample } from "../../../../scripts/lib/tries";
import { endpointNames, openRequestShop } from "../testing/request-shop";

const { prepare, send } = await openRequestShop();

// SPEC.md, section 7.
const SPECIFIED = [
  ...["POST /signin", "POST /signup", "GET /refresh"],
  ...["GET /products", "GET /products/:id", "POST /products", "PUT /products", "DELETE /products"],
  ...["GET /users", "GET /users/:id", "PUT /users", "DELETE /users"],
];
const isSpecified = ({ method, path }: Endpoint) => SPECIFIED.includes(`${method} ${path}`);
// These need a cookie, a link that works once, or a signature.
const UNSENDABLE = ["refresh", "resetPassword", "receiveStripeEvent"];
const names = sample(endpointNames.filter((name) => !UNSENDABLE.includes(name)));

it("only the calls of the specification ignore unknown fields", () => {
  const lenient = Object.values<Endpoint>(endpoints).filter(({ ignoresUnknown }) => ignoresUnknown);
  expect(lenient.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...SPECIFIED].sort());
});

it.each(names)("%s refuses an unknown parameter, or ignores it if specified", async (name) => {
  const request = await prepare(name);
  const reply = await send(name, { ...request, query: { ...request.query, surprise: "1" } });
  if (isSpecified(endpoints[name])) return expect(reply.statusCode, reply.body).toBeLessThan(300);
  expect(reply.statusCode, reply.body).toBe(400);
  expect(reply.json()).toMatchObject({ code: "invalid_input", errors: { surprise: "Unknown" } });
});

it.each(names)("%s refuses an unknown field, or ignores it if specified", async (name) => {
  const request = await prepare(name);
  // Files have no fields, and reads no body. Mail programs unsubscribe with a form of their own.
  if (typeof request.body === "string" || endpoints[name].method === "GET" || name === "unsubscribe") return;
  const reply = await send(name, { ...request, body: { ...(request.body ?? {}), surprise: 1 } });
  if (isSpecified(endpoints[name])) return expect(reply.statusCode, reply.body).toBeLessThan(300);
  expect(reply.statusCode, reply.body).toBe(400);
  expect(reply.json()).toMatchObject({ code: "invalid_input", errors: { surprise: "Unknown" } });
});
