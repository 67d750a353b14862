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

function start<K extends JobKind>(who: keyof typeof staff, job: { kind: K; payload: Payload<K> }) {
  const caller = { ...staff[who], userName: who, role: "Admin" as const, permissions: [], sessionId: "" };
  const jobs: JobWorkers = { start() {}, wake() {}, stop: async () => {}, isStopping: false, figures: [] };
  return enqueueUserJob({ db: database.db, clock: () => new Date(), jobs }, job, { caller });
}
const theCatalogue = { kind: "catalogue.export", payload: {} } as const;
const ordersOf = (search: string) => ({ kind: "orders.export", payload: { search } }) as const;

describe("whoever asks again for what waits for its turn", () => {
  it("is led to it", async () => {
    const first = await start("ada", theCatalogue);
    expect(await start("ada", theCatalogue)).toEqual(first);
  });

  it("gets another one for something else, and so does somebody else", async () => {
    const ids = [
      await start("ada", ordersOf("oak")),
      await start("ada", ordersOf("ash")),
      await start("ada", theCatalogue),
      await start("ben", theCatalogue),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it("gets another one once it has begun: what it says may be out of date already", async () => {
    const first = await start("ada", theCatalogue);
    await claimJobs(database.db, [{ kind: "catalogue.export", lanes: 1 }], new Date());
    expect(await start("ada", theCatalogue)).not.toEqual(first);
  });
});
