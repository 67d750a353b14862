import { expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";

let rendered = 0;
const shop = await buildTestApp({
  pages: async (_request, reader) => {
    rendered += 1;
    return new Response(reader.shop().name, { headers: { "content-type": "text/html" } });
  },
});

it("a cached page needs no query for settings, and is rendered again in every process when one changes", async () => {
  const owner = await shop.as("Admin");
  const other = await shop.another();
  const read = async (app: typeof other) => (await app.inject({ url: "/" })).body;
  for (const app of [shop.app, other]) expect(await read(app)).toBe("Larkwood");
  await shop.flushNotifications();
  await read(shop.app);
  const before = rendered;
  const costs: number[] = [];
  // Background jobs send queries too, but not during most of the reads.
  for (let i = 0; i < 20; i += 1) {
    const queries = shop.db.metrics.answered;
    await read(shop.app);
    costs.push(shop.db.metrics.answered - queries);
  }
  expect(rendered).toBe(before);
  expect(costs.filter((cost) => cost === 0).length).toBeGreaterThan(10);

  await shop.call(owner, "PUT", "/settings/shopName", { payload: { value: "Fernhill" } });
  expect(await read(shop.app)).toBe("Fernhill");
  await expect.poll(() => read(other), { interval: 10 }).toBe("Fernhill");
});
