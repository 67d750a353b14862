import type { OrderCaller } from "../../core/actor";
import { AppError } from "../../core/app-error";
import { createKeyedQueue } from "../../core/concurrency";

// One account leaves connections of the database to the others. A browser sends six requests at once.
const QUEUE_LIMITS = { maxRunning: 6, maxWaiting: 500 };

/** Creates a function that runs the writes of an account, an API key or a guest: a few at once, while the others wait. */
export function createWriteInTurn() {
  const enqueue = createKeyedQueue(QUEUE_LIMITS);

  return <T>(caller: OrderCaller, write: () => Promise<T>): Promise<T> => {
    const result = enqueue(write, keyOf(caller));
    if (!result) throw new AppError("too_many_requests", { headers: { "retry-after": "2" } });
    return result;
  };
}

function keyOf(caller: OrderCaller): string {
  if ("orderId" in caller) return caller.orderId;
  return caller.isApiKey ? caller.sessionId : caller.userId;
}
