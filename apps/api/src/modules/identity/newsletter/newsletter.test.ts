import { describe, expect, it } from "vitest";
import { newsletterSubscribers } from "../../../db/schema";
import { buildTestApp } from "../../../testing/build-test-app";

const shop = await buildTestApp({ env: { SHOP_NAME: "Fernhill" } });
const { call, db } = shop;

describe("the shop", () => {
  it("returns its name, its currency and no payment methods in showroom mode", async () => {
    const response = await call(null, "GET", "/shop");
    expect(response.json()).toMatchObject({ name: "Fernhill", currency: "USD", paymentMethods: [] });
  });
});

describe("the newsletter", () => {
  const subscribe = (email: unknown) => call(null, "POST", "/newsletter", { payload: { email } });

  it("returns the same reply for a new and a known address and stores it once [B14 H13]", async () => {
    const replies = [await subscribe("Jane@test.example"), await subscribe("jane@test.example")];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(replies[0]?.body).toBe(replies[1]?.body);
    const rows = await db.select().from(newsletterSubscribers);
    expect(rows.map(({ email }) => email)).toEqual(["jane@test.example"]);
  });

  it("refuses an invalid address", async () => {
    expect((await subscribe("")).json().errors).toEqual({ email: "Email is required" });
    expect((await subscribe("jane")).json().errors).toEqual({ email: "Please enter a valid email" });
    expect((await subscribe(5)).statusCode).toBe(400);
  });

  it("lists subscribers for Admins, newest first, with search and export", async () => {
    const admin = await shop.as("Admin");
    for (const name of ["ada", "bo_b", "cleo"]) await subscribe(`${name}@letters.example`);
    const list = async (query: string) => call(admin, "GET", `/admin/subscribers?${query}`);
    const first = await list("search=letters&limit=2");
    expect(first.headers["x-total-count"]).toBe("3");
    const next = /<\/api(.*)>/.exec(String(first.headers.link))?.[1] ?? "";
    const emails = [...first.json(), ...(await call(admin, "GET", next)).json()].map(({ email }) => email);
    expect(emails).toEqual(["cleo@letters.example", "bo_b@letters.example", "ada@letters.example"]);
    expect((await list("search=O_B")).json()).toMatchObject([{ email: "bo_b@letters.example" }]);
    expect((await list("search=a_a")).json()).toEqual([]);
    const file = await call(admin, "GET", "/admin/subscribers/export?search=bo");
    expect(file.body.split("\r\n")[0]).toBe("email,since");
    expect(file.body).toContain("bo_b@letters.example");
    expect(file.body).not.toContain("ada@letters.example");
    expect((await call(await shop.as("User"), "GET", "/admin/subscribers")).statusCode).toBe(403);
  });
});
