import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { sendNextMail, startMailWorker } from "./mail-worker";
import { outboxAfter, putIntoOutbox } from "./outbox.repo";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const mail = (recipient: string) => ({ kind: "test", recipient, subject: "Hello", body: "Text" });
const onError = (error: unknown) => {
  throw error;
};

it("sends each message once, also with several workers", async () => {
  const { db } = database;
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => putIntoOutbox(db, mail(`${i}@once.example`), new Date())),
  );
  const sent: string[] = [];
  const send = async ({ to }: { to: string }) => {
    sent.push(to);
  };
  const workers = [1, 2, 3].map(() =>
    startMailWorker({ db, clock: () => new Date(), send, onError, pauseMs: 10 }),
  );
  await expect.poll(() => sent.length).toBe(20);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(new Set(sent).size).toBe(20);
  expect(sent).toHaveLength(20);
});

it("tries again later after a failure, with a longer pause each time, and says why", async () => {
  const { db } = database;
  let now = new Date();
  await putIntoOutbox(db, mail("later@example.com"), now);
  const refused = { db, clock: () => now, send: () => Promise.reject(new Error("mailbox full")), onError };
  expect(await sendNextMail(refused)).toBe(true);
  expect(await sendNextMail(refused)).toBe(false);
  const [failed] = await outboxAfter(db, null, 1);
  expect(failed).toMatchObject({ attempts: 1, lastError: "mailbox full", sentAt: null });
  now = new Date(now.getTime() + 31_000);
  expect(await sendNextMail({ ...refused, send: async () => {} })).toBe(true);
  const [sent] = await outboxAfter(db, null, 1);
  expect(sent?.sentAt).not.toBeNull();
});
