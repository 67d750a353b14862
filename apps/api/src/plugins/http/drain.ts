import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config";

const LONGEST_MS = 2_000;
const LOOK_EVERY_MS = 20;
// What is on its way when the shop is told to stop is there by then.
const FIRST_WORD_MS = 500;

/**
 * Behind a proxy: goes on answering for a moment when the shop is told to stop, each time with `Connection: close`, so
 * that the proxy lets go of its connections. Cut while it sends, an order would fail, because no proxy sends one twice.
 */
export function drainBehindProxy(app: FastifyInstance, { trustProxy }: Pick<Config, "trustProxy">): void {
  const connections = followConnections(app.server);
  app.addHook("preClose", async () => {
    const until = trustProxy === false ? 0 : Date.now() + LONGEST_MS;
    while (Date.now() < until && (await openConnections(app.server)) > 0) await pause(LOOK_EVERY_MS);
    endIdleConnections(app.server, connections);
  });
}

function followConnections(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return open;
}

/**
 * A server that closes ends the connections that are idle at that moment; one whose last reply is on its way just then
 * would stay for as long as any that is kept alive. One on which nothing was ever asked, as browsers open them in advance,
 * counts as busy.
 */
function endIdleConnections(server: Server, connections: ReadonlySet<Socket>): void {
  const begun = performance.now();
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    if (performance.now() - begun < FIRST_WORD_MS) return;
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }, LOOK_EVERY_MS);
  server.once("close", () => clearInterval(sweep));
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
