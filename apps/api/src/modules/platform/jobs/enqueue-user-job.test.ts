import type { JobKind } from "@larkwood/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { storeUser } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";
import { enqueueUserJob } from "./enqueue-user-job";
import type { Payload } from "./kinds";
import { claimJobs } from "./queue.repo";
import type { JobWorkers } from "./workers";

let database: TestDatabase;
const staff: Record<"ada" | "ben", { userId: string }> = { ada: { userId: "" }, ben: { userId: "" } };
beforeAll(async () => {
  database = await createTestDatabase();
  staff.ada = await storeUser(database.db, "ada");
  staff.ben = await storeUser(database.db, "ben");
});
afterAll(() => database.close());
beforeEach(() => sqlOn(database.db)`DELETE FROM jobs`);

function enqueue<K extends JobKind>(name: keyof typeof staff, job: { kind: K; payload: Payload<K> }) {
  const caller = { ...staff[name], userName: name, role: "Admin" as const, permissions: [], sessionId: "" };
  const jobs: JobWorkers = { start() {}, wake() {}, stop: async () => {}, isStopping: false, stats: [] };
  return enqueueUserJob({ db: database.db, clock: () => new Date(), jobs }, job, { caller });
}
const catalogueExport = { kind: "catalogue.export", payload: {} } as const;
const ordersExport = (search: string) => ({ kind: "orders.export", payload: { search } }) as const;

describe("queueing the same job again", () => {
  it("returns the waiting job", async () => {
    const first = await enqueue("ada", catalogueExport);
    expect(await enqueue("ada", catalogueExport)).toEqual(first);
  });

  it("returns the same job for many clicks at once", async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => enqueue("ada", catalogueExport)));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  });

  it("creates a new job for other parameters and for another user", async () => {
    const ids = [
      await enqueue("ada", ordersExport("oak")),
      await enqueue("ada", ordersExport("ash")),
      await enqueue("ada", catalogueExport),
      await enqueue("ben", catalogueExport),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it("is refused while three jobs of the kind wait, even if many are sent at once", async () => {
    const sent = Array.from({ length: 30 }, (_, i) => enqueue("ada", ordersExport(`oak ${i}`)));
    const refused = (await Promise.allSettled(sent)).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(27);
    expect(refused[0]).toMatchObject({ reason: { code: "too_many_requests" } });
    await enqueue("ada", catalogueExport);
    const other = await enqueue("ben", ordersExport("oak"));
    const claimed = [];
    for (let i = 0; i < 4; i += 1)
      claimed.push(...(await claimJobs(database.db, [{ kind: "orders.export", slots: 1 }], new Date())));
    expect(claimed.at(-1)?.id).toBe(other.id);
  });

  it("creates a new job once the first one is running", async () => {
    const first = await enqueue("ada", catalogueExport);
    await claimJobs(database.db, [{ kind: "catalogue.export", slots: 1 }], new Date());
    expect(await enqueue("ada", catalogueExport)).not.toEqual(first);
  });
});
