import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../../app-error";
import { createLimiter } from "../../limiter";

// Argon2id is the library's default algorithm.
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Two at once leave threads of the pool for everything else; a longer queue than this is a storm.
const AT_ONCE = 2;
const WAITING = 200;

/** Hashes and checks passwords off the event loop, a few at a time. */
export function createPasswords() {
  const limiter = createLimiter(AT_ONCE, WAITING);
  const hashOf = (password: string) => hash(password.normalize("NFC"), ARGON2ID);
  let decoy: Promise<string> | undefined;

  const run = <T>(task: () => Promise<T>): Promise<T> => {
    const started = limiter(task);
    if (!started) throw new AppError("too_many_requests", { headers: { "retry-after": "2" } });
    return started;
  };

  return {
    async hash(password: string): Promise<string> {
      return run(() => hashOf(password));
    },

    /** False takes as long for an unknown user (no hash) as for a wrong password. */
    async matches(password: string, stored: string | null): Promise<boolean> {
      decoy ??= hashOf("nobody has this password");
      const against = stored ?? (await decoy);
      const right = await run(() => verify(against, password.normalize("NFC")));
      return right && stored !== null;
    },
  };
}
export type Passwords = ReturnType<typeof createPasswords>;
