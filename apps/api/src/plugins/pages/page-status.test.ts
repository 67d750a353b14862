import { describe, expect, it } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { orderBody, storeProduct } from "../../testing/fixtures/orders";

const showroom = await buildTestApp({ built: true });
const trading = await buildTestApp({ built: true, env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const UNKNOWN_ID = "0123456789abcdef01234567";
const SAMPLE_ID = "1";

/** Opens a page as a browser without scripts, and reports status, redirect and 'Page Not Found'. */
async function open({ app }: TestApp, url: string, visitor: TestUser | null) {
  const cookie = visitor ? `accessToken=${visitor.accessToken}; userId=${visitor.id}` : "";
  const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } });
  const text = body.replace(/<script\b[\s\S]*?<\/script>/g, "");
  return {
    status: statusCode,
    location: headers.location,
    isMissing: text.includes("<h1") && text.includes("Page Not Found"),
    hasFooter: text.includes("<footer"),
    isPrivate: String(headers["cache-control"]).includes("private"),
  };
}
const missing = { status: 404, isMissing: true, hasFooter: true };

describe("a page that says 'Page Not Found' has status 404, decided on the server [A19 D27]", () => {
  it.each([
    "/forgot-password",
    "/reset-password",
    "/reset-password?token=made-up",
    "/verify-email?token=made-up",
  ])("%s in a shop that can't send mail, within the shared layout", async (path) =>
    expect(await open(showroom, path, null)).toMatchObject(missing),
  );

  it("/order/{id} for anonymous visitors, in both modes", async () => {
    for (const shop of [showroom, trading]) {
      expect(await open(shop, `/order/${UNKNOWN_ID}`, null)).toMatchObject({ ...missing, isPrivate: true });
    }
  });

  it("/admin/settings/{section} in a showroom, and for an unknown section", async () => {
    const [owner, admin] = [await showroom.as("Admin"), await trading.as("Admin")];
    const statusOf = async (shop: TestApp, path: string, visitor: TestUser) =>
      (await open(shop, path, visitor)).status;
    expect(await statusOf(trading, "/admin/settings/tax", admin)).toBe(200);
    expect(await statusOf(trading, "/admin/settings/flugelhorn", admin)).toBe(404);
    expect(await statusOf(showroom, "/admin/settings/tax", owner)).toBe(404);
    expect(await statusOf(showroom, "/admin/settings", owner)).toBe(200);
  });

  it("/order/{id} for users of a showroom, but not a sample order for an Admin", async () => {
    const [user, admin] = [await showroom.as("User"), await showroom.as("Admin")];
    expect(await open(showroom, `/order/${SAMPLE_ID}`, user)).toMatchObject(missing);
    expect(await open(showroom, `/order/${UNKNOWN_ID}`, admin)).toMatchObject(missing);
    expect(await open(showroom, `/order/${SAMPLE_ID}`, admin)).toMatchObject({
      status: 200,
      isMissing: false,
    });
  });

  it("/order/{id} for everyone except its owner and users who may read orders", async () => {
    const [owner, other, admin] = [
      await trading.as("User"),
      await trading.as("User"),
      await trading.as("Admin"),
    ];
    const payload = orderBody([{ productId: await storeProduct(trading.db, 5), quantity: 1 }]);
    const headers = { "idempotency-key": crypto.randomUUID() };
    const placed = await trading.call(owner, "POST", "/orders", { payload, headers });
    const path = `/order/${placed.json().id}`;
    expect(await open(trading, path, owner)).toMatchObject({
      status: 200,
      isMissing: false,
      isPrivate: true,
    });
    expect(await open(trading, path, admin)).toMatchObject({ status: 200, isMissing: false });
    expect(await open(trading, path, other)).toMatchObject(missing);
    expect(await open(trading, `/order/${UNKNOWN_ID}`, owner)).toMatchObject(missing);
    expect(await open(trading, "/order/no-id", owner)).toMatchObject(missing);
  });

  it("/compare in a showroom", async () => {
    const path = `/compare?ids=${UNKNOWN_ID}`;
    expect(await open(showroom, path, null)).toMatchObject(missing);
    expect(await open(trading, path, null)).toMatchObject({ status: 200, isMissing: false });
  });

  it("/customer/{id} for everyone except an Admin, who is redirected", async () => {
    expect(await open(showroom, `/customer/${UNKNOWN_ID}`, null)).toMatchObject(missing);
    expect(await open(showroom, `/customer/${UNKNOWN_ID}`, await showroom.as("User"))).toMatchObject(missing);
    const admin = await showroom.as("Admin");
    expect(await open(showroom, `/customer/${admin.id}`, admin)).toMatchObject({
      status: 302,
      location: `/admin/${admin.id}`,
    });
  });

  it("/admin/coupons in a showroom, and /admin/{user_id} of an unknown user", async () => {
    const admin = await showroom.as("Admin");
    expect(await open(showroom, "/admin/jobs", admin)).toMatchObject({ status: 404 });
    expect(await open(showroom, "/admin/coupons", admin)).toMatchObject({ status: 404 });
    const owner = await trading.as("Admin");
    expect(await open(trading, "/admin/coupons", owner)).toMatchObject({
      status: 302,
      location: "/admin/promotions",
    });
    expect(await open(trading, "/admin/promotions", owner)).toMatchObject({ status: 200 });
    expect(await open(showroom, `/admin/${UNKNOWN_ID}`, admin)).toMatchObject({ status: 404 });
    expect(await open(showroom, `/admin/${admin.id}`, admin)).toMatchObject({ status: 200 });
  });
});

describe("the admin area", () => {
  it("redirects anonymous visitors and users to /404 before any script runs [D01]", async () => {
    const user = await showroom.as("User");
    for (const path of ["/admin", "/admin/products", `/admin/edit/user/${user.id}`, "/admin/no/such"]) {
      for (const visitor of [null, user]) {
        expect(await open(showroom, path, visitor)).toMatchObject({
          status: 302,
          location: "/404",
          isPrivate: true,
        });
      }
    }
    expect(await open(showroom, "/admin", await showroom.as("Admin"))).toMatchObject({ status: 200 });
  });

  it("leaves the check to the browser if only a refresh can identify the visitor", async () => {
    const cookie = (await showroom.as("Admin")).refreshCookie;
    expect((await showroom.app.inject({ url: "/admin", headers: { cookie } })).statusCode).toBe(200);
    const forged = "accessToken=made.up.token; userId=1";
    expect((await showroom.app.inject({ url: "/admin", headers: { cookie: forged } })).statusCode).toBe(200);
  });
});
