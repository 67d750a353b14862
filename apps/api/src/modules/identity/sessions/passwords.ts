import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../../../core/app-error";
import { clientNetwork } from "../../../core/client-network";
import { createFairQueue } from "../../../core/concurrency";

// Argon2id is the library's default algorithm.
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Two at once leave threads of the pool for everything else; a longer queue than this is a storm.
// Networks take turns, and no few of them can fill the line: whoever comes from elsewhere waits for one turn.
const LINE = { atOnce: 2, waiting: 400, perLane: 100, newcomers: 200 };

/** Hashes and checks passwords off the event loop, a few at a time. */
export function createPasswords() {
  const limiter = createFairQueue(LINE);
  const hashOf = (password: string) => hash(password.normalize("NFC"), ARGON2ID);
  let decoy: Promise<string> | undefined;

  const run = <T>(task: () => Promise<T>, address?: string): Promise<T> => {
    const started = limiter(task, address && clientNetwork(address));
    if (!started) throw new AppError("too_many_requests", { headers: { "retry-after": "2" } });
    return started;
  };

  return {
    /** How many are hashed now and how many wait. */
    load: limiter.load,

    async hash(password: string, address?: string): Promise<string> {
      return run(() => hashOf(password), address);
    },

    /** False takes as long for an unknown user (no hash) as for a wrong password. */
    async matches(password: string, stored: string | null, address?: string): Promise<boolean> {
      decoy ??= hashOf("nobody has this password");
      const against = stored ?? (await decoy);
      const right = await run(() => verify(against, password.normalize("NFC")), address);
      return right && stored !== null;
    },
  };
}
export type Passwords = ReturnType<typeof createPasswords>;
