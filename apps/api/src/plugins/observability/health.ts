import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Database } from "../../db/connection/client";
import { queryFirst } from "../../db/executor";

/** `/healthz`: the process runs. `/readyz`: its database is reachable and writable, so it may get traffic. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      const state = await queryFirst<{ standby: boolean }>(db, sql`select pg_is_in_recovery() as standby`);
      return state?.standby ? notReady(reply, "database is a standby") : { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "database cannot be reached");
      return notReady(reply, "database cannot be reached");
    }
  });
}

function notReady(reply: FastifyReply, status: string): FastifyReply {
  return reply.code(503).header("retry-after", "2").send({ status });
}
