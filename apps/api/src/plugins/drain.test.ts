import { once } from "node:events";
import { Agent, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { drainBehindProxy } from "./drain";

const KEPT_ALIVE_MS = 72_000;

it("a shop that closes does not wait for a connection whose last reply was on its way just then", async () => {
  const app = fastify({ keepAliveTimeout: KEPT_ALIVE_MS });
  drainBehindProxy(app, { trustProxy: false });
  let answering: ServerResponse | undefined;
  app.get("/", (_request, reply) => {
    reply.hijack();
    answering = reply.raw.writeHead(200, { "content-length": 2 });
    answering.write("o");
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const { port } = app.server.address() as AddressInfo;
  const [reply] = (await once(get({ port, host: "127.0.0.1", agent }), "response")) as [IncomingMessage];

  const begun = performance.now();
  const closed = app.close();
  await new Promise((done) => setImmediate(done));
  answering?.end("k");
  reply.resume();
  await closed;
  expect(performance.now() - begun).toBeLessThan(KEPT_ALIVE_MS / 10);
});
