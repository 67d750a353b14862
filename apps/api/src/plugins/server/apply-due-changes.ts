import type { FastifyInstance } from "fastify";

interface DueChanges {
  isUpToDate(): boolean;
  applyDue(): Promise<void>;
}

// These do not depend on products.
const UNAFFECTED = /^\/(assets|images|healthz|readyz|metrics)/;

/** Applies due catalogue changes (sale prices, publishing) before any response, cached ones included. */
export function applyDueChanges(app: FastifyInstance, schedule: DueChanges): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (schedule.isUpToDate() || UNAFFECTED.test(request.url)) return done();
    schedule.applyDue().then(
      () => done(),
      () => done(),
    );
  });
}
