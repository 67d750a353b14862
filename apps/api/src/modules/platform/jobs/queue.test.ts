import { once } from "node:events";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { connectDatabase } from "../../../db/connection/client";
import { inTransaction } from "../../../db/transaction";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { enqueueJob } from "./enqueue-job";
import { claimJobs } from "./queue.repo";
import { releaseJob } from "./retry-job";
import { type Handlers, type JobRun, runJob } from "./run-job";
import { createJobWorkers } from "./workers";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => sqlOn(database.db)`DELETE FROM jobs`);

const onError = (error: unknown) => {
  throw error;
};
const draft = (recipient: string) => ({ kind: "test", recipient, subject: "Hello", body: "Text" });
const enqueue = (recipient: string, now = new Date()) =>
  enqueueJob(database.db, { kind: "mail", payload: draft(recipient), now });
const rows = () =>
  sqlOn(database.db)<{ state: string; attempts: number; error: string | null }>`
    SELECT state, attempts, last_error AS error FROM jobs WHERE recurring_key IS NULL
    ORDER BY id`;

/** Starts the workers of one process; they stop after the test. */
function startWorkers(handlers: Handlers, db = database.db) {
  const workers = createJobWorkers({ db, clock: () => new Date(), onError, pollMs: 10 });
  workers.start(handlers);
  onTestFinished(() => workers.stop());
  return workers;
}

/** Runs all due jobs once. */
async function runDueJobs(handlers: Handlers, now: Date, kind: "mail" | "catalogue.export" = "mail") {
  const claimed = await claimJobs(database.db, [{ kind, slots: 5 }], now);
  const neverAborted = new AbortController().signal;
  for (const job of claimed) await runJob({ db: database.db, clock: () => now, handlers }, job, neverAborted);
  return claimed.length;
}

describe("a job", () => {
  it("is rolled back with the transaction that causes it", async () => {
    const refused = inTransaction(database.db, async (tx) => {
      await enqueueJob(tx, { kind: "mail", payload: draft("never@example.com"), now: new Date() });
      throw new Error("the order failed");
    });
    await expect(refused).rejects.toThrow("the order failed");
    expect(await rows()).toEqual([]);
  });

  it("runs once when two processes share the queue", async () => {
    const other = connectDatabase(database.url, { max: 3 });
    const sent: string[] = [];
    const mail: Handlers["mail"] = async ({ recipient }) => {
      sent.push(recipient);
    };
    for (let i = 0; i < 200; i += 1) await enqueue(`${i}@example.com`);
    const workers = [startWorkers({ mail }), startWorkers({ mail }, other)];
    await expect.poll(async () => (await rows()).every(({ state }) => state === "done")).toBe(true);
    await Promise.all(workers.map((one) => one.stop()));
    await other.close();
    expect(sent).toHaveLength(200);
    expect(new Set(sent).size).toBe(200);
  });

  it("is followed by a pause only while the database is busy with other requests", async () => {
    const sent: string[] = [];
    let exported = 0;
    const handlers: Handlers = {
      mail: async ({ recipient }) => {
        sent.push(recipient);
      },
      "catalogue.export": async () => {
        exported += 1;
      },
    };
    // The pause outlasts the test, so each slot runs one job while the database is busy.
    const start = () => {
      const clock = () => new Date();
      const options = { db: database.db, clock, onError, pollMs: 10, yieldMs: 3_600_000 };
      const workers = createJobWorkers(options);
      workers.start(handlers);
      onTestFinished(() => workers.stop());
      return workers;
    };
    for (let i = 0; i < 31; i += 1) await enqueue(`${i}@example.com`);
    const requests = Array.from({ length: 8 }, () => database.db.metrics.begin());
    const busy = start();
    await expect.poll(() => sent.length).toBe(3);
    // This job shows that the workers have polled again.
    await enqueueJob(database.db, { kind: "catalogue.export", payload: {}, now: new Date() });
    await expect.poll(() => exported).toBe(1);
    await busy.stop();
    expect(sent).toHaveLength(3);
    for (const endRequest of requests) endRequest(false);
    start();
    await expect.poll(() => sent.length).toBe(31);
  });

  it("cannot be finished after its lease is lost, and its transaction is rolled back", async () => {
    const now = new Date();
    await enqueue("slow@example.com", now);
    const sql = sqlOn(database.db);
    await sql`CREATE TABLE IF NOT EXISTS effects (by text)`;
    let resume = () => {};
    const waiting = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const effect = (by: string, before: Promise<void>) => async (_: unknown, job: JobRun) => {
      await before;
      await inTransaction(database.db, async (tx) => {
        await sqlOn(tx)`INSERT INTO effects VALUES (${by})`;
        await job.finishIn(tx, { by });
      });
    };
    const slow = runDueJobs({ mail: effect("slow", waiting) }, now);
    await expect.poll(async () => (await rows())[0]?.state).toBe("running");
    const later = new Date(now.getTime() + 121_000);
    expect(await runDueJobs({ mail: effect("quick", Promise.resolve()) }, later)).toBe(1);
    resume();
    await slow;
    expect(await sql`SELECT by FROM effects`).toEqual([{ by: "quick" }]);
    expect(await rows()).toEqual([{ state: "done", attempts: 2, error: null }]);
  });

  it("is retried with doubling, jittered delays, and then dead until an Admin retries it", async () => {
    let now = new Date();
    await enqueue("full@example.com", now);
    const fails: Handlers["mail"] = () => Promise.reject(new Error("mailbox full"));
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await runDueJobs({ mail: fails }, now)).toBe(1);
      const [row] = await sqlOn(database.db)<{ due: string }>`SELECT due_at AS due FROM jobs`;
      delays.push(new Date(row?.due ?? 0).getTime() - now.getTime());
      if (attempt < 8) now = new Date(row?.due ?? 0);
    }
    for (const [tries, delay] of delays.slice(0, 7).entries()) {
      const maxDelay = 30_000 * 2 ** tries;
      expect(delay).toBeGreaterThanOrEqual(maxDelay / 2);
      expect(delay).toBeLessThanOrEqual(maxDelay);
    }
    expect(await rows()).toEqual([{ state: "dead", attempts: 8, error: "mailbox full" }]);
    expect(await runDueJobs({ mail: fails }, new Date(now.getTime() + 86_000_000))).toBe(0);

    const [job] = await sqlOn(database.db)<{ id: string }>`SELECT id FROM jobs`;
    expect(await releaseJob(database.db, { id: job?.id ?? "" }, now)).toBe("mail");
    expect(await runDueJobs({ mail: async () => {} }, now)).toBe(1);
    expect((await rows())[0]?.state).toBe("done");
  });

  it("is dead with a reason when its process died on every attempt", async () => {
    let now = new Date();
    await enqueue("deadly@example.com", now);
    for (let crash = 0; crash < 8; crash += 1) {
      expect(await claimJobs(database.db, [{ kind: "mail", slots: 1 }], now)).toHaveLength(1);
      now = new Date(now.getTime() + 121_000);
    }
    const workers = createJobWorkers({ db: database.db, clock: () => now, onError, pollMs: 10 });
    workers.start({ mail: async () => {} });
    await expect.poll(async () => (await rows())[0]?.state).toBe("dead");
    await workers.stop();
    expect((await rows())[0]?.error).toContain("process");
  });

  it("is dead at once when its payload is invalid", async () => {
    await sqlOn(database.db)`INSERT INTO jobs (kind, payload, created_at, due_at)
      VALUES ('mail', '{"recipient": 7}', now(), now())`;
    const soon = new Date(Date.now() + 1_000);
    expect(await runDueJobs({ mail: async () => {} }, soon)).toBe(1);
    expect(await rows()).toEqual([
      { state: "dead", attempts: 1, error: "The data of this job can't be read." },
    ]);
  });
});

describe("a mail server that hangs", () => {
  it("delays only mail", async () => {
    for (let i = 0; i < 10; i += 1) await enqueue(`${i}@hang.example`);
    const controller = new AbortController();
    let hanging = 0;
    let exported = 0;
    const workers = startWorkers({
      mail: () => {
        hanging += 1;
        return new Promise((_, reject) => {
          controller.signal.addEventListener("abort", () => reject(new Error("hung up")));
        });
      },
      "catalogue.export": async () => {
        exported += 1;
      },
    });
    await expect.poll(() => hanging).toBe(3);
    for (let i = 0; i < 5; i += 1) {
      await enqueueJob(database.db, { kind: "catalogue.export", payload: {}, now: new Date() });
    }
    workers.wake();
    await expect.poll(() => exported).toBe(5);
    expect(hanging).toBe(3);
    controller.abort();
  });
});

describe("a process that stops", () => {
  it("returns unfinished jobs without counting the attempt", async () => {
    await enqueueJob(database.db, { kind: "catalogue.export", payload: {}, now: new Date() });
    let started = false;
    const workers = startWorkers({
      "catalogue.export": async (_, { signal }) => {
        started = true;
        await once(signal, "abort");
        signal.throwIfAborted();
      },
    });
    await expect.poll(() => started).toBe(true);
    await workers.stop();
    expect(await rows()).toEqual([{ state: "waiting", attempts: 0, error: null }]);
  });
});

describe("a job that a user follows", () => {
  it("reports progress and stops when it is cancelled", async () => {
    const { db } = database;
    const id = await enqueueJob(db, { kind: "catalogue.export", payload: {}, now: new Date() });
    const workers = createJobWorkers({ db, clock: () => new Date(), onError, pollMs: 10, heartbeatMs: 10 });
    workers.start({
      "catalogue.export": async (_, { signal, progress }) => {
        progress({ done: 3, total: 10 });
        await once(signal, "abort");
        signal.throwIfAborted();
      },
    });
    onTestFinished(() => workers.stop());
    const sql = sqlOn(db);
    await expect
      .poll(() => sql`SELECT steps_done::int AS done, steps_total::int AS total FROM jobs WHERE id = ${id}`)
      .toEqual([{ done: 3, total: 10 }]);
    await sql`UPDATE jobs SET cancel_requested = true WHERE id = ${id}`;
    await expect.poll(async () => (await rows())[0]?.state).toBe("cancelled");
  });
});
