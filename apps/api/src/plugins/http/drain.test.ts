import { once } from "node:events";
import { Agent, get, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
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

it("nor for one on which nobody has ever asked anything, as browsers open them in advance", async () => {
  const app = fastify();
  drainBehindProxy(app, { trustProxy: false });
  app.get("/", () => "here");
  app.get("/slow", () => pause(1_500, "after all"));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const silent = connect(port, "127.0.0.1");
  onTestFinished(() => void silent.destroy());
  await once(silent, "connect");
  // In order, so that the silent one is known to be taken when this is answered.
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("here");

  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  await once(app.server, "request");
  const begun = performance.now();
  await app.close();
  expect(performance.now() - begun).toBeLessThan(KEPT_ALIVE_MS / 10);
  expect(await (await slow).text()).toBe("after all");
});
