import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config";

const LONGEST_MS = 2_000;
const LOOK_EVERY_MS = 20;

/**
 * Behind a proxy: goes on answering for a moment when the shop is told to stop, each time with `Connection: close`, so
 * that the proxy lets go of its connections. Cut while it sends, an order would fail, because no proxy sends one twice.
 */
export function drainBehindProxy(app: FastifyInstance, { trustProxy }: Pick<Config, "trustProxy">): void {
  app.addHook("preClose", async () => {
    const until = trustProxy === false ? 0 : Date.now() + LONGEST_MS;
    while (Date.now() < until && (await openConnections(app.server)) > 0) await pause(LOOK_EVERY_MS);
    endIdleConnections(app.server);
  });
}

/**
 * A server that closes ends the connections that are idle at that moment; one whose last reply is on its way just then
 * would stay for as long as any that is kept alive.
 */
function endIdleConnections(server: Server): void {
  const sweep = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  server.once("close", () => clearInterval(sweep));
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
