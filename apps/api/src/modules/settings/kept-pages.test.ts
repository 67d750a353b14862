import { expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app";

let rendered = 0;
const shop = await buildTestApp({
  pages: (reader) => async () => {
    rendered += 1;
    return new Response(reader.shop().name, { headers: { "content-type": "text/html" } });
  },
});

it("a kept page costs no query for its settings, and is made anew in every process when one changes", async () => {
  const owner = await shop.as("Admin");
  const other = await shop.another();
  const read = async (app: typeof other) => (await app.inject({ url: "/" })).body;
  for (const app of [shop.app, other]) expect(await read(app)).toBe("Larkwood");
  const [before, queries] = [rendered, shop.db.meter.answered];
  for (let i = 0; i < 20; i += 1) await read(shop.app);
  expect(rendered).toBe(before);
  expect(shop.db.meter.answered).toBe(queries);

  await shop.call(owner, "PUT", "/settings/shopName", { payload: { value: "Fernhill" } });
  expect(await read(shop.app)).toBe("Fernhill");
  await expect.poll(() => read(other), { timeout: 1_000, interval: 10 }).toBe("Fernhill");
});
