import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../../../core/app-error";
import { clientNetwork } from "../../../core/client-network";
import { createFairQueue } from "../../../core/concurrency";

// Argon2id is the library's default algorithm.
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Two hashes at once leave threads for other work. Networks take turns, and none of them can fill the queue.
const QUEUE_LIMITS = { maxRunning: 2, maxWaiting: 400, maxWaitingPerKey: 100, reservedForNewKeys: 200 };

/** Hashes and verifies passwords off the event loop, a few at a time. */
export function createPasswords(verifyHash = verify) {
  const queue = createFairQueue(QUEUE_LIMITS);
  const hashPassword = (password: string) => hash(password.normalize("NFC"), ARGON2ID);
  let decoy: Promise<string> | undefined;

  const run = <T>(task: () => Promise<T>, address?: string): Promise<T> => {
    const started = queue(task, address && clientNetwork(address));
    if (!started) throw new AppError("too_many_requests", { headers: { "retry-after": "2" } });
    return started;
  };

  return {
    /** How many hashes are running and waiting. */
    load: queue.load,

    async hash(password: string, address?: string): Promise<string> {
      return run(() => hashPassword(password), address);
    },

    /** Takes as long for an unknown user (no hash) as for a wrong password. */
    async matches(password: string, stored: string | null, address?: string): Promise<boolean> {
      decoy ??= hashPassword("nobody has this password");
      const expected = stored ?? (await decoy);
      const isMatch = await run(() => verifyHash(expected, password.normalize("NFC")), address);
      return isMatch && stored !== null;
    },
  };
}
export type Passwords = ReturnType<typeof createPasswords>;
