import { describe, expect, it } from "vitest";
import { buildTestApp, type TestApp, type TestUser } from "../../testing/build-test-app";
import { orderBody, storeProduct } from "../../testing/fixtures/orders";

const showroom = await buildTestApp({ built: true });
const trading = await buildTestApp({ built: true, env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const NOBODYS = "0123456789abcdef01234567";
const SAMPLE = "1";

/** What a browser without scripts gets: status, where to, and whether it reads 'Page Not Found' under the header. */
async function open({ app }: TestApp, url: string, who: TestUser | null) {
  const cookie = who ? `accessToken=${who.accessToken}; userId=${who.id}` : "";
  const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } });
  const text = body.replace(/<script\b[\s\S]*?<\/script>/g, "");
  return {
    status: statusCode,
    to: headers.location,
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
  ])("%s, where the shop cannot send mail, within the shared layout", async (path) =>
    expect(await open(showroom, path, null)).toMatchObject(missing),
  );

  it("/order/{id}, to strangers, in both modes", async () => {
    for (const shop of [showroom, trading]) {
      expect(await open(shop, `/order/${NOBODYS}`, null)).toMatchObject({ ...missing, isPrivate: true });
    }
  });

  it("/order/{id}, to members of a showroom, but not its samples to an Admin", async () => {
    const [user, admin] = [await showroom.as("User"), await showroom.as("Admin")];
    expect(await open(showroom, `/order/${SAMPLE}`, user)).toMatchObject(missing);
    expect(await open(showroom, `/order/${NOBODYS}`, admin)).toMatchObject(missing);
    expect(await open(showroom, `/order/${SAMPLE}`, admin)).toMatchObject({ status: 200, isMissing: false });
  });

  it("/order/{id}, to everybody but its owner and those who may see orders", async () => {
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
    expect(await open(trading, `/order/${NOBODYS}`, owner)).toMatchObject(missing);
    expect(await open(trading, "/order/no-id", owner)).toMatchObject(missing);
  });

  it("/customer/{id}, to everybody but an Admin, who is led on", async () => {
    expect(await open(showroom, `/customer/${NOBODYS}`, null)).toMatchObject(missing);
    expect(await open(showroom, `/customer/${NOBODYS}`, await showroom.as("User"))).toMatchObject(missing);
    const admin = await showroom.as("Admin");
    expect(await open(showroom, `/customer/${admin.id}`, admin)).toMatchObject({
      status: 302,
      to: `/admin/${admin.id}`,
    });
  });

  it("/admin/coupons in a showroom, and /admin/{user_id} of nobody", async () => {
    const admin = await showroom.as("Admin");
    expect(await open(showroom, "/admin/jobs", admin)).toMatchObject({ status: 404 });
    expect(await open(showroom, "/admin/coupons", admin)).toMatchObject({ status: 404 });
    expect(await open(trading, "/admin/coupons", await trading.as("Admin"))).toMatchObject({ status: 200 });
    expect(await open(showroom, `/admin/${NOBODYS}`, admin)).toMatchObject({ status: 404 });
    expect(await open(showroom, `/admin/${admin.id}`, admin)).toMatchObject({ status: 200 });
  });
});

describe("the admin area", () => {
  it("sends strangers and members to /404 before any script runs [D01]", async () => {
    const user = await showroom.as("User");
    for (const path of ["/admin", "/admin/products", `/admin/edit/user/${user.id}`, "/admin/no/such"]) {
      for (const who of [null, user]) {
        expect(await open(showroom, path, who)).toMatchObject({ status: 302, to: "/404", isPrivate: true });
      }
    }
    expect(await open(showroom, "/admin", await showroom.as("Admin"))).toMatchObject({ status: 200 });
  });

  it("leaves it to the browser where only a refresh can tell who is there", async () => {
    const cookie = (await showroom.as("Admin")).refreshCookie;
    expect((await showroom.app.inject({ url: "/admin", headers: { cookie } })).statusCode).toBe(200);
    const forged = "accessToken=made.up.token; userId=1";
    expect((await showroom.app.inject({ url: "/admin", headers: { cookie: forged } })).statusCode).toBe(200);
  });
});
