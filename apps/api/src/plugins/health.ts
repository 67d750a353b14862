import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/client";

/** `/healthz`: the process lives. `/readyz`: it can reach its database, so it may get traffic. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get("/healthz", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  app.get("/readyz", async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await db.execute(sql`select 1`);
      return { status: "ready" };
    } catch (error) {
      request.log.warn({ err: error }, "database cannot be reached");
      return reply.code(503).header("retry-after", "2").send({ status: "database cannot be reached" });
    }
  });
}
