import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config";

const MAX_DRAIN_MS = 2_000;
const POLL_MS = 20;
// By then, requests that were already sent have arrived.
const FIRST_BYTE_TIMEOUT_MS = 500;

/**
 * Behind a proxy, keeps answering for a moment after the stop signal, with `Connection: close`, so that the proxy closes
 * its connections. A cut connection would fail an order, because proxies don't repeat a POST.
 */
export function drainBehindProxy(app: FastifyInstance, { trustProxy }: Pick<Config, "trustProxy">): void {
  const connections = trackConnections(app.server);
  app.addHook("preClose", async () => {
    const until = trustProxy === false ? 0 : Date.now() + MAX_DRAIN_MS;
    while (Date.now() < until && (await openConnections(app.server)) > 0) await pause(POLL_MS);
    endIdleConnections(app.server, connections);
  });
}

function trackConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return open;
}

/**
 * Closes idle connections until the server has stopped. Node does it only once, and treats connections without any
 * request, which browsers open in advance, as busy.
 */
function endIdleConnections(server: Server, connections: ReadonlySet<Socket>): void {
  const startedAt = performance.now();
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    if (performance.now() - startedAt < FIRST_BYTE_TIMEOUT_MS) return;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }, POLL_MS);
  server.once("close", () => clearInterval(sweep));
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
