import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { migrate } from "../../../db/migrate";
import { readMigrations } from "../../../db/read-migrations";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase } from "../../../testing/test-database";
import { claimJobs } from "./queue.repo";

/** The migrations before the queue, as an older version has them. */
function olderMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), "larkwood-migrations-"));
  for (const { name, text } of readMigrations()) {
    if (name < "0055") writeFileSync(join(folder, `${name}.sql`), text);
  }
  return folder;
}

it("the messages of an older version keep their numbers and their state when they become jobs", async () => {
  const { db, close } = await createTestDatabase();
  onTestFinished(close);
  const sql = sqlOn(db);
  await sql`DROP SCHEMA public CASCADE`;
  await sql`CREATE SCHEMA public`;
  await migrate(db, olderMigrations());
  await sql`
    INSERT INTO outbox (kind, recipient, subject, body, created_at, sent_at, attempts, next_attempt_at, leased_until, last_error)
    VALUES
      ('order_placed', 'sent@example.com', 's', 'b', now(), now(), 1, now(), NULL, NULL),
      ('order_placed', 'failed@example.com', 's', 'b', now(), NULL, 8, now(), NULL, 'refused'),
      ('order_placed', 'due@example.com', 's', 'b', now(), NULL, 0, now(), NULL, NULL),
      ('order_placed', 'leased@example.com', 's', 'b', now(), NULL, 1, now(), now() + interval '2 minutes', NULL),
      ('order_placed', 'old@example.com', 's', 'b', now() - interval '3 days', NULL, 0, now() - interval '3 days', NULL, NULL)`;
  await migrate(db);

  expect(await sql`SELECT id::int, recipient, state, attempts FROM outbox ORDER BY id`).toEqual([
    { id: 1, recipient: "sent@example.com", state: "done", attempts: 1 },
    { id: 2, recipient: "failed@example.com", state: "dead", attempts: 8 },
    { id: 3, recipient: "due@example.com", state: "waiting", attempts: 0 },
    { id: 4, recipient: "leased@example.com", state: "waiting", attempts: 1 },
    { id: 5, recipient: "old@example.com", state: "waiting", attempts: 0 },
  ]);
  const claimed = await claimJobs(db, [{ kind: "mail", lanes: 9 }], new Date(Date.now() + 1_000));
  expect(claimed.map(({ id }) => id)).toEqual(["3"]);
  const [next] = await sql<{ id: string }>`
    INSERT INTO jobs (kind, payload, created_at, due_at) VALUES ('mail', '{}', now(), now()) RETURNING id::text`;
  expect(next?.id).toBe("6");
});
