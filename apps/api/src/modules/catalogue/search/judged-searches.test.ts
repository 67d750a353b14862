import { beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { demoCatalogue } from "../../../demo/catalogue";
import { buildTestApp } from "../../../testing/build-test-app";
import { isExpectedResult, judgedSearches } from "../../../testing/judged-searches";
import { listProducts } from "../listing/list-products";

const MIN_SHARE_RIGHT = 0.95;
const { db } = await buildTestApp();

beforeAll(() => loadDemo(db, () => new Date("2026-06-01T12:00:00Z")));

const namesFor = async (search: string) =>
  (await listProducts(db, { search, limit: 100 })).items.map(({ name }) => name);

describe("the judged searches", () => {
  it("are at least 200, unique, and name existing products", () => {
    const names = new Set(demoCatalogue.map(({ name }) => name));
    expect(judgedSearches.length).toBeGreaterThanOrEqual(200);
    expect(new Set(judgedSearches.map(({ search }) => search)).size).toBe(judgedSearches.length);
    expect(judgedSearches.flatMap(({ expected }) => expected).filter((name) => !names.has(name))).toEqual([]);
  });

  it("rank an expected product first in 95 % of cases", async () => {
    const wrong: string[] = [];
    for (const judged of judgedSearches) {
      const found = await namesFor(judged.search);
      if (!isExpectedResult(judged, found))
        wrong.push(`${judged.search}: ${found.slice(0, 3).join(", ") || "nothing"}`);
    }
    const share = 1 - wrong.length / judgedSearches.length;
    expect(share, `wrong: ${wrong.join("\n")}`).toBeGreaterThanOrEqual(MIN_SHARE_RIGHT);
  });
});
