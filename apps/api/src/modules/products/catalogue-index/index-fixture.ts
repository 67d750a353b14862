import { afterAll } from "vitest";
import { createTestDatabase } from "../../../testing/test-database";
import type { Changed } from "../catalogue";
import { createCatalogueIndex } from "./catalogue-index";

/** An index of a database of its own, whose notices are in the test's hands; both close themselves after the file's tests. */
export async function openTestIndex(options: { smallest?: number } = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  let tell: (changed: Changed) => void = () => {};
  const index = createCatalogueIndex({
    read: (work) => work(db),
    follow: (onChange) => {
      tell = onChange;
    },
    ...options,
  });
  afterAll(async () => {
    await index.close();
    await database.close();
  });
  return { db, index, tell: (changed: Changed) => tell(changed) };
}
