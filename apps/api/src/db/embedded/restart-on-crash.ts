import { isAlive, type Postmaster } from "./postmaster";

const CHECK_INTERVAL_MS = 250;

interface Options {
  current: () => Postmaster;
  /** Starts or finds the server again; false if it has to be tried again. */
  restart: () => Promise<boolean>;
}

/** Restarts the server after a crash. The pool reconnects on its next use. */
export function restartOnCrash({ current, restart }: Options): { stop: () => Promise<void> } {
  let stopped = false;
  let restarting: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    if (restarting || isAlive(current().pid)) return;
    console.error("The database server stopped unexpectedly. Restarting it.");
    restarting = restartUntilDone();
  }, CHECK_INTERVAL_MS);
  timer.unref();

  async function restartUntilDone(): Promise<void> {
    try {
      while (!stopped && !(await restart())) await new Promise((done) => setTimeout(done, CHECK_INTERVAL_MS));
    } finally {
      restarting = null;
    }
  }

  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await restarting;
    },
  };
}
