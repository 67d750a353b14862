import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { sqlOn } from "../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { type NotificationListener, startNotificationListener } from "./notification-listener";

let database: TestDatabase;
let elsewhere: TestDatabase;
beforeAll(async () => {
  [database, elsewhere] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([database.close(), elsewhere.close()]));

const tell = (text: string) => database.db.execute(sql`select pg_notify('news', ${text})`);
const ears = () => sqlOn(database.db)<{ pid: number }>`
  select pid from pg_stat_activity where datname = current_database() and application_name = 'larkwood listener'`;

async function listen(options = {}, from = database): Promise<NotificationListener & { heard: string[] }> {
  const listener = await startNotificationListener(database.url, from.db, options);
  onTestFinished(() => listener.close());
  return Object.assign(listener, { heard: [] });
}

it("hears what is told, and itself", async () => {
  const listener = await listen({ beatMs: 50 });
  listener.on("news", (text) => listener.heard.push(text), vi.fn());
  await expect
    .poll(async () => {
      await tell("a chair was sold");
      return listener.heard;
    })
    .toContain("a chair was sold");
  await expect.poll(() => listener.secondsSinceHeartbeat()).toBeLessThan(0.1);
});

it("listens again when its connection was ended, and says that something may have been missed", async () => {
  const listener = await listen();
  const onMissed = vi.fn();
  listener.on("news", (text) => listener.heard.push(text), onMissed);
  await expect.poll(() => onMissed.mock.calls.length).toBe(1);
  for (const { pid } of await ears()) await sqlOn(database.db)`select pg_terminate_backend(${pid}::int)`;
  await expect.poll(() => onMissed.mock.calls.length).toBe(2);
  await tell("told after the break");
  await expect.poll(() => listener.heard).toContain("told after the break");
});

it("makes its connection anew when it does not hear itself", async () => {
  // Notices stay within a database: what this process tells never arrives, as behind a pooler or at a former primary.
  const listener = await listen({ beatMs: 20, patienceMs: 1 }, elsewhere);
  const onMissed = vi.fn();
  listener.on("news", () => {}, onMissed);
  await expect.poll(() => onMissed.mock.calls.length).toBeGreaterThan(2);
});
