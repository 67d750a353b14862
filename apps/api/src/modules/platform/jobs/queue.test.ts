import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
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
const put = (recipient: string, now = new Date()) =>
  enqueueJob(database.db, { kind: "mail", payload: draft(recipient), now });
const rows = () =>
  sqlOn(database.db)<{ state: string; attempts: number; error: string | null }>`
    SELECT state, attempts, last_error AS error FROM jobs WHERE recurring_key IS NULL
    ORDER BY id`;

/** Workers as one process has them, ended with the test. */
function workersOf(handlers: Handlers, db = database.db) {
  const workers = createJobWorkers({ db, clock: () => new Date(), onError, lookMs: 10 });
  workers.start(handlers);
  onTestFinished(() => workers.stop());
  return workers;
}

/** Does what is due now, once. */
async function workOnce(handlers: Handlers, now: Date, kind: "mail" | "catalogue.export" = "mail") {
  const claimed = await claimJobs(database.db, [{ kind, lanes: 5 }], now);
  const never = new AbortController().signal;
  for (const job of claimed) await runJob({ db: database.db, clock: () => now, handlers }, job, never);
  return claimed.length;
}

describe("a job", () => {
  it("is there when what causes it is, and only then", async () => {
    const refused = inTransaction(database.db, async (tx) => {
      await enqueueJob(tx, { kind: "mail", payload: draft("never@example.com"), now: new Date() });
      throw new Error("the order failed");
    });
    await expect(refused).rejects.toThrow("the order failed");
    expect(await rows()).toEqual([]);
  });

  it("is done once by two processes with one queue", async () => {
    const other = connectDatabase(database.url, { max: 3 });
    const sent: string[] = [];
    const mail: Handlers["mail"] = async ({ recipient }) => {
      sent.push(recipient);
    };
    for (let i = 0; i < 200; i += 1) await put(`${i}@example.com`);
    const workers = [workersOf({ mail }), workersOf({ mail }, other)];
    await expect.poll(async () => (await rows()).every(({ state }) => state === "done")).toBe(true);
    await Promise.all(workers.map((one) => one.stop()));
    await other.close();
    expect(sent).toHaveLength(200);
    expect(new Set(sent).size).toBe(200);
  });

  it("leaves room for whoever is at the database, and hurries when nobody is", async () => {
    const seconds = async () => {
      for (let i = 0; i < 31; i += 1) await put(`${i}@example.com`);
      const started = performance.now();
      const workers = workersOf({ mail: async () => {} });
      await expect
        .poll(async () => (await rows()).every(({ state }) => state === "done"), { interval: 20 })
        .toBe(true);
      const took = (performance.now() - started) / 1000;
      await workers.stop();
      return took;
    };
    const visits = Array.from({ length: 8 }, () => database.db.meter.begin());
    // Three lanes, each with ten pauses of a tenth of a second.
    const beside = await seconds();
    expect(beside).toBeGreaterThan(0.99);
    for (const leave of visits) leave(false);
    const least: number[] = [];
    for (let round = 0; round < 5; round += 1) least.push(await seconds());
    expect(Math.min(...least)).toBeLessThan(beside);
  });

  it("is taken over when the process that had it was killed, and its lease has run out", async () => {
    await put("left-behind@example.com");
    const script = fileURLToPath(new URL("../../../testing/hanging-worker.ts", import.meta.url));
    const child = spawn(process.execPath, ["--import", "tsx", script, database.url], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [line] = await once(child.stdout, "data");
    expect(String(line)).toContain("took left-behind@example.com");
    child.kill("SIGKILL");
    await once(child, "exit");

    const sent: string[] = [];
    const mail: Handlers["mail"] = async ({ recipient }) => {
      sent.push(recipient);
    };
    const in119s = new Date(Date.now() + 115_000);
    expect(await workOnce({ mail }, in119s)).toBe(0);
    expect(await workOnce({ mail }, new Date(Date.now() + 130_000))).toBe(1);
    expect(sent).toEqual(["left-behind@example.com"]);
    expect(await rows()).toEqual([{ state: "done", attempts: 2, error: null }]);
  });

  it("cannot be ended by whoever has lost it, nor can what was done for it in a transaction", async () => {
    const now = new Date();
    await put("slow@example.com", now);
    const sql = sqlOn(database.db);
    await sql`CREATE TABLE IF NOT EXISTS effects (by text)`;
    let go = () => {};
    const waiting = new Promise<void>((resolve) => {
      go = resolve;
    });
    const effect = (by: string, before: Promise<void>) => async (_: unknown, job: JobRun) => {
      await before;
      await inTransaction(database.db, async (tx) => {
        await sqlOn(tx)`INSERT INTO effects VALUES (${by})`;
        await job.finishIn(tx, { by });
      });
    };
    const slow = workOnce({ mail: effect("slow", waiting) }, now);
    await expect.poll(async () => (await rows())[0]?.state).toBe("running");
    const later = new Date(now.getTime() + 121_000);
    expect(await workOnce({ mail: effect("quick", Promise.resolve()) }, later)).toBe(1);
    go();
    await slow;
    expect(await sql`SELECT by FROM effects`).toEqual([{ by: "quick" }]);
    expect(await rows()).toEqual([{ state: "done", attempts: 2, error: null }]);
  });

  it("is tried again with pauses that double and differ, then left for a person, who has it done", async () => {
    let now = new Date();
    await put("full@example.com", now);
    const fails: Handlers["mail"] = () => Promise.reject(new Error("mailbox full"));
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      expect(await workOnce({ mail: fails }, now)).toBe(1);
      const [row] = await sqlOn(database.db)<{ due: string }>`SELECT due_at AS due FROM jobs`;
      pauses.push(new Date(row?.due ?? 0).getTime() - now.getTime());
      if (attempt < 8) now = new Date(row?.due ?? 0);
    }
    for (const [tries, pause] of pauses.slice(0, 7).entries()) {
      const most = 30_000 * 2 ** tries;
      expect(pause).toBeGreaterThanOrEqual(most / 2);
      expect(pause).toBeLessThanOrEqual(most);
    }
    expect(await rows()).toEqual([{ state: "dead", attempts: 8, error: "mailbox full" }]);
    expect(await workOnce({ mail: fails }, new Date(now.getTime() + 86_000_000))).toBe(0);

    const [job] = await sqlOn(database.db)<{ id: string }>`SELECT id FROM jobs`;
    expect(await releaseJob(database.db, { id: job?.id ?? "" }, now)).toBe("mail");
    expect(await workOnce({ mail: async () => {} }, now)).toBe(1);
    expect((await rows())[0]?.state).toBe("done");
  });

  it("on which processes die again and again is buried, and says so", async () => {
    let now = new Date();
    await put("deadly@example.com", now);
    for (let death = 0; death < 8; death += 1) {
      expect(await claimJobs(database.db, [{ kind: "mail", lanes: 1 }], now)).toHaveLength(1);
      now = new Date(now.getTime() + 121_000);
    }
    const workers = createJobWorkers({ db: database.db, clock: () => now, onError, lookMs: 10 });
    workers.start({ mail: async () => {} });
    await expect.poll(async () => (await rows())[0]?.state).toBe("dead");
    await workers.stop();
    expect((await rows())[0]?.error).toContain("process");
  });

  it("that cannot be read is dead at once", async () => {
    await sqlOn(database.db)`INSERT INTO jobs (kind, payload, created_at, due_at)
      VALUES ('mail', '{"recipient": 7}', now(), now())`;
    const soon = new Date(Date.now() + 1_000);
    expect(await workOnce({ mail: async () => {} }, soon)).toBe(1);
    expect(await rows()).toEqual([
      { state: "dead", attempts: 1, error: "The data of this job can't be read." },
    ]);
  });
});

describe("a mail server that hangs", () => {
  it("keeps nothing but mail waiting", async () => {
    for (let i = 0; i < 10; i += 1) await put(`${i}@hang.example`);
    const stuck = new AbortController();
    let hanging = 0;
    let exported = 0;
    const workers = workersOf({
      mail: () => {
        hanging += 1;
        return new Promise((_, reject) => {
          stuck.signal.addEventListener("abort", () => reject(new Error("hung up")));
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
    stuck.abort();
  });
});

describe("a process that leaves", () => {
  it("gives back what it has not done, untried", async () => {
    await enqueueJob(database.db, { kind: "catalogue.export", payload: {}, now: new Date() });
    let begun = false;
    const workers = workersOf({
      "catalogue.export": async (_, { signal }) => {
        begun = true;
        await once(signal, "abort");
        signal.throwIfAborted();
      },
    });
    await expect.poll(() => begun).toBe(true);
    await workers.stop();
    expect(await rows()).toEqual([{ state: "waiting", attempts: 0, error: null }]);
  });
});

describe("work that is followed", () => {
  it("tells how far it is, and stops when somebody asks for it", async () => {
    const { db } = database;
    const id = await enqueueJob(db, { kind: "catalogue.export", payload: {}, now: new Date() });
    const workers = createJobWorkers({ db, clock: () => new Date(), onError, lookMs: 10, beatMs: 10 });
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
