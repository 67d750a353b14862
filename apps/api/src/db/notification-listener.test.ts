import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { sqlOn } from "../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { type NotificationListener, startNotificationListener } from "./notification-listener";

let database: TestDatabase;
let otherDatabase: TestDatabase;
beforeAll(async () => {
  [database, otherDatabase] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([database.close(), otherDatabase.close()]));

const notify = (text: string) => database.db.execute(sql`select pg_notify('test_channel', ${text})`);
const listenerConnections = () => sqlOn(database.db)<{ pid: number }>`
  select pid from pg_stat_activity where datname = current_database() and application_name = 'larkwood listener'`;

async function listen(
  options: Parameters<typeof startNotificationListener>[2] = {},
  pool = database,
): Promise<NotificationListener & { received: string[] }> {
  const listener = await startNotificationListener(database.url, pool.db, options);
  onTestFinished(() => listener.close());
  return Object.assign(listener, { received: [] });
}

it("receives notifications and its own heartbeat", async () => {
  const listener = await listen({ heartbeatMs: 50 });
  listener.on("test_channel", (text) => listener.received.push(text), vi.fn());
  await expect
    .poll(async () => {
      await notify("a chair was sold");
      return listener.received;
    })
    .toContain("a chair was sold");
  let age = 0;
  const isRenewed = () => {
    const previous = age;
    age = listener.secondsSinceHeartbeat();
    return age < previous;
  };
  await expect.poll(isRenewed).toBe(true);
});

it("reconnects after its connection was terminated, and reports possibly missed notifications", async () => {
  const listener = await listen();
  const onMissed = vi.fn();
  listener.on("test_channel", (text) => listener.received.push(text), onMissed);
  await expect.poll(() => onMissed.mock.calls.length).toBe(1);
  for (const { pid } of await listenerConnections())
    await sqlOn(database.db)`select pg_terminate_backend(${pid}::int)`;
  await expect.poll(() => onMissed.mock.calls.length).toBe(2);
  await notify("sent after the break");
  await expect.poll(() => listener.received).toContain("sent after the break");
});

it("reconnects if its heartbeat does not arrive", async () => {
  // Notifications stay within a database, so the heartbeat never arrives, as behind a pooler or on a former primary.
  const listener = await listen({ heartbeatMs: 20, timeoutMs: 1 }, otherDatabase);
  const onMissed = vi.fn();
  listener.on("test_channel", () => {}, onMissed);
  await expect.poll(() => onMissed.mock.calls.length).toBeGreaterThan(2);
});
