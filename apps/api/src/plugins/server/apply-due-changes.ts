import type { FastifyInstance } from "fastify";

interface Settling {
  isSettled(): boolean;
  settle(): Promise<void>;
}

// Files and signs of life know nothing of products.
const UNCONCERNED = /^\/(assets|images|healthz|readyz|metrics)/;

/** Before anything is answered, also from what is kept: what is due by now comes into force. */
export function settleFirst(app: FastifyInstance, schedule: Settling): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (schedule.isSettled() || UNCONCERNED.test(request.url)) return done();
    schedule.settle().then(
      () => done(),
      () => done(),
    );
  });
}
