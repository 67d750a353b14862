import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../../db/connection/client";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { createJobWorkers } from "../jobs";
import { claimJobs } from "../jobs/queue.repo";
import { releaseJob } from "../jobs/retry-job";
import { runJob } from "../jobs/run-job";
import { enqueueMail, findMailsAfter } from "./mails.repo";
import { mailJob, type SendMail } from "./send-mail";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const mail = (recipient: string) => ({ kind: "test", recipient, subject: "Hello", body: "Text" });
const onError = (error: unknown) => {
  throw error;
};

/** Sends the next due email; false when there is none. */
async function sendNextMail(options: { db: Database; clock: () => Date; send: SendMail }): Promise<boolean> {
  const { db, clock, send } = options;
  const [job] = await claimJobs(db, [{ kind: "mail", slots: 1 }], clock());
  if (!job) return false;
  await runJob({ db, clock, handlers: { mail: mailJob(send) } }, job, new AbortController().signal);
  return true;
}
const releaseMail = async (db: Database, id: string, now: Date) =>
  (await releaseJob(db, { id, kind: "mail" }, now)) !== null;

it("sends each email once with several workers", async () => {
  const { db } = database;
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => enqueueMail(db, mail(`${i}@once.example`), new Date())),
  );
  const sent: string[] = [];
  const send = async ({ to }: { to: string }) => {
    sent.push(to);
  };
  const workers = [1, 2, 3].map(() => {
    const one = createJobWorkers({ db, clock: () => new Date(), onError, pollMs: 10 });
    one.start({ mail: mailJob(send) });
    return one;
  });
  await expect.poll(() => sent.length).toBe(20);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(new Set(sent).size).toBe(20);
  expect(sent).toHaveLength(20);
});

it("retries later after a failure and stores the reason", async () => {
  const { db } = database;
  let now = new Date();
  await enqueueMail(db, mail("later@example.com"), now);
  const refused = { db, clock: () => now, send: () => Promise.reject(new Error("mailbox full")) };
  expect(await sendNextMail(refused)).toBe(true);
  expect(await sendNextMail(refused)).toBe(false);
  const [failed] = await findMailsAfter(db, null, 1);
  expect(failed).toMatchObject({ attempts: 1, lastError: "mailbox full", sentAt: null });
  now = new Date(now.getTime() + 31_000);
  expect(await sendNextMail({ ...refused, send: async () => {} })).toBe(true);
  const [sent] = await findMailsAfter(db, null, 1);
  expect(sent?.sentAt).not.toBeNull();
});

it("opens no transaction while the mail server is slow, and sends again after the lease has expired", async () => {
  const { db } = database;
  let now = new Date();
  await enqueueMail(db, mail("slow@example.com"), now);
  let attempts = 0;
  let finish = () => {};
  const send = () => {
    attempts += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const worker = { db, clock: () => now, send };
  const first = sendNextMail(worker);
  await expect.poll(() => attempts).toBe(1);
  expect(
    await sqlOn(
      db,
    )`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
  ).toEqual([]);
  expect(await sendNextMail(worker)).toBe(false);
  now = new Date(now.getTime() + 121_000);
  const second = sendNextMail(worker);
  await expect.poll(() => attempts).toBe(2);
  finish();
  expect(await second).toBe(true);
  void first;
});

it("holds emails older than a day until an Admin releases them", async () => {
  const { db } = database;
  const now = new Date();
  await enqueueMail(db, mail("old@example.com"), new Date(now.getTime() - 2 * 86_400_000));
  const sent: string[] = [];
  const worker = {
    db,
    clock: () => now,
    send: async ({ to }: { to: string }) => void sent.push(to),
  };
  while (await sendNextMail(worker));
  expect(sent).not.toContain("old@example.com");
  const [held] = await findMailsAfter(db, null, 1);
  expect(await releaseMail(db, String(held?.id), now)).toBe(true);
  while (await sendNextMail(worker));
  expect(sent).toContain("old@example.com");
  expect(await releaseMail(db, String(held?.id), now)).toBe(false);
});
