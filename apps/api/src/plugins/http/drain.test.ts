import { once } from "node:events";
import { Agent, get, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { drainBehindProxy } from "./drain";

// Far longer than a test may take: a close that waits for a connection would not finish.
const KEEP_ALIVE_MS = 3_600_000;

it("closing does not wait for a persistent connection whose last response was being sent", async () => {
  const app = fastify({ keepAliveTimeout: KEEP_ALIVE_MS });
  drainBehindProxy(app, { trustProxy: false });
  let pending: ServerResponse | undefined;
  app.get("/", (_request, reply) => {
    reply.hijack();
    pending = reply.raw.writeHead(200, { "content-length": 2 });
    pending.write("o");
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const { port } = app.server.address() as AddressInfo;
  const [reply] = (await once(get({ port, host: "127.0.0.1", agent }), "response")) as [IncomingMessage];

  const closed = app.close();
  await new Promise((done) => setImmediate(done));
  pending?.end("k");
  reply.resume();
  await closed;
  expect(reply.complete).toBe(true);
});

it("closing does not wait for a connection without any request, as browsers open them in advance", async () => {
  const app = fastify({
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: KEEP_ALIVE_MS, requestTimeout: KEEP_ALIVE_MS },
  });
  drainBehindProxy(app, { trustProxy: false });
  app.get("/", () => "here");
  app.get("/slow", () => pause(1_500, "finished"));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const silent = connect(port, "127.0.0.1");
  onTestFinished(() => void silent.destroy());
  await once(silent, "connect");
  // Connections are accepted in order, so the silent one is open once this is answered.
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("here");

  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  await once(app.server, "request");
  await app.close();
  expect(await (await slow).text()).toBe("finished");
});
