import { isAlive, type Postmaster } from "./postmaster";

const LOOK_EVERY_MS = 250;

interface Watched {
  current: () => Postmaster;
  /** Starts or finds the server again; false when it has to be tried once more. */
  revive: () => Promise<boolean>;
}

/** Starts the server again when it died (killed, out of memory); the pool's connections come back by themselves. */
export function restartOnCrash({ current, revive }: Watched): { stop: () => Promise<void> } {
  let stopped = false;
  let reviving: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    if (reviving || isAlive(current().pid)) return;
    console.error("The database server stopped unexpectedly. Restarting it.");
    reviving = reviveUntilDone();
  }, LOOK_EVERY_MS);
  timer.unref();

  async function reviveUntilDone(): Promise<void> {
    try {
      while (!stopped && !(await revive())) await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
    } finally {
      reviving = null;
    }
  }

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await reviving;
    },
  };
}
