import type { FastifyInstance } from "fastify";

interface DueChanges {
  isUpToDate(): boolean;
  applyDue(): Promise<void>;
}

// Files and signs of life know nothing of products.
const UNCONCERNED = /^\/(assets|images|healthz|readyz|metrics)/;

/** Before anything is answered, also from what is kept: what is due by now comes into force. */
export function applyDueChanges(app: FastifyInstance, schedule: DueChanges): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (schedule.isUpToDate() || UNCONCERNED.test(request.url)) return done();
    schedule.applyDue().then(
      () => done(),
      () => done(),
    );
  });
}
