import { type Endpoint, endpoints } from "@larkwood/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../testing/build-test-app";
import { storeProduct } from "../../testing/fixtures/orders";

// As if these calls were deprecated; other test files share the contract.
const calls: Endpoint[] = [endpoints.listProducts, endpoints.getProduct];
for (const call of calls)
  call.deprecated = { since: "2026-11-19", until: "2027-11-19", instead: "Use `GET /admin/products`." };
const shop = await buildTestApp();
let user: TestUser;
let id: string;
beforeAll(async () => {
  user = await shop.as("User");
  await storeProduct(shop.db, 1);
  id = await storeProduct(shop.db, 1);
});
afterAll(() => {
  for (const call of calls) delete call.deprecated;
});

const EXPLANATION = '</api/docs/guides/versions>; rel="deprecation"; type="text/html"';

it("tells clients of a deprecated call, also when it fails or could be answered from the cache", async () => {
  for (const [path, status] of [
    ["/products?limit=5", 200],
    ["/products?limit=5", 200],
    ["/products?sort=unknown", 400],
    [`/products/${id}`, 200],
  ] as const) {
    const { headers, statusCode } = await shop.call(user, "GET", path);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      deprecation: "@1795046400",
      sunset: "Fri, 19 Nov 2027 00:00:00 GMT",
      link: EXPLANATION,
    });
  }
});

it("keeps the link to the next page", async () => {
  const { headers } = await shop.call(user, "GET", "/products?limit=1");
  expect(headers.link).toMatch(
    /^<[^>]+cursor=[^>]+>; rel="next", <\/api\/docs\/guides\/versions>; rel="deprecation"/,
  );
});

it("adds nothing to other calls", async () => {
  const { headers } = await shop.call(null, "GET", "/shop");
  expect([headers.deprecation, headers.sunset]).toEqual([undefined, undefined]);
});

it("marks the call as deprecated in the document and says what to use instead", async () => {
  const document = (await shop.call(null, "GET", "/openapi.json")).json();
  const { deprecated, description, responses } = document.paths["/products"].get;
  expect(deprecated).toBe(true);
  expect(description).toContain(
    "Deprecated since 2026-11-19, may be removed after 2027-11-19. Use `GET /admin/products`.",
  );
  expect(responses["200"].headers).toMatchObject({ Deprecation: {}, Sunset: {} });
  expect(document.paths["/shop"].get.deprecated).toBeUndefined();
});
