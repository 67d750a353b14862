import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase } from "../../../testing/test-database";
import { enqueueJob } from "./enqueue-job";
import { claimJobs } from "./queue.repo";
import { type Handlers, runJob } from "./run-job";

const database = await createTestDatabase();
afterAll(() => database.close());

/** Runs all due jobs once. */
async function runDueJobs(handlers: Handlers, now: Date) {
  const claimed = await claimJobs(database.db, [{ kind: "mail", slots: 5 }], now);
  const neverAborted = new AbortController().signal;
  for (const job of claimed) await runJob({ db: database.db, clock: () => now, handlers }, job, neverAborted);
  return claimed.length;
}

it("a job is taken over when its process was killed and its lease has expired", async () => {
  const payload = { kind: "test", recipient: "left-behind@example.com", subject: "Hello", body: "Text" };
  await enqueueJob(database.db, { kind: "mail", payload, now: new Date() });
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
  const beforeExpiry = new Date(Date.now() + 115_000);
  expect(await runDueJobs({ mail }, beforeExpiry)).toBe(0);
  expect(await runDueJobs({ mail }, new Date(Date.now() + 130_000))).toBe(1);
  expect(sent).toEqual(["left-behind@example.com"]);
  expect(await sqlOn(database.db)`SELECT state, attempts FROM jobs WHERE kind = 'mail'`).toEqual([
    { state: "done", attempts: 2 },
  ]);
});
