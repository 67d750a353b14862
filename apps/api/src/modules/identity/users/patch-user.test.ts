import type { User } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";

const shop = await buildTestApp();
const trading = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
let admin: TestUser;
let trader: TestUser;
beforeAll(async () => {
  [admin, trader] = [await shop.as("Admin"), await trading.as("Admin")];
});

const patch = (id: string, payload: object, headers: Record<string, string> = {}) =>
  shop.call(admin, "PATCH", `/users/${id}`, { headers, payload });
const read = async (id: string) => (await shop.call(admin, "GET", `/users/${id}`)).json<User>();

describe("patching a user", () => {
  it("changes the named fields, clears those that are null, and leaves the others", async () => {
    const { id } = await shop.as("User");
    const before = await read(id);
    const first = await patch(id, { firstName: "Ada", address: "Elm Street 5" });
    expect(first.statusCode, first.body).toBe(200);
    expect(await read(id)).toMatchObject({
      ...before,
      firstName: "Ada",
      address: "Elm Street 5",
      version: 2,
      updatedAt: expect.any(String),
    });
    expect((await patch(id, {})).json()).toMatchObject({ firstName: "Ada", version: 2 });
    expect((await patch(id, { address: null })).json()).toMatchObject({ firstName: "Ada", address: "" });
  });

  it("leaves the other parts of the address in trading mode", async () => {
    const { id } = await trading.as("User");
    const patchPart = (payload: object) => trading.call(trader, "PATCH", `/users/${id}`, { payload });
    await patchPart({ address: "Elm Street 5", postCode: "0150", city: "Oslo" });
    await patchPart({ city: "Bergen" });
    const { address, postCode, city } = (await patchPart({ address: "Oak Street 7" })).json<User>();
    expect([address, postCode, city]).toEqual(["Oak Street 7", "0150", "Bergen"]);
  });

  it("is refused if someone else changed the user since", async () => {
    const { id } = await shop.as("User");
    const seen = String((await shop.call(admin, "GET", `/users/${id}`)).headers.etag);
    const first = await patch(id, { firstName: "Ada" }, { "if-match": seen });
    const late = await patch(id, { firstName: "Bea" }, { "if-match": seen });
    expect([first.statusCode, late.statusCode]).toEqual([200, 412]);
    expect(late.json()).toMatchObject({ code: "edit_conflict", context: { firstName: "Ada" } });
  });

  it("refuses invalid values, unknown fields and a taken email", async () => {
    const [{ id }, other] = [await shop.as("User"), await shop.as("User")];
    for (const payload of [
      { firstName: "A" },
      { email: null },
      { role: "Admin" },
      { city: "Oslo" },
      { acceptedTos: true },
    ])
      expect([payload, (await patch(id, payload)).statusCode]).toEqual([payload, 400]);
    expect((await patch(id, { email: other.email })).json().code).toBe("email_taken");
  });

  it("is for staff with the permission, and 404 for an unknown user", async () => {
    const user = await shop.as("User");
    const own = await shop.call(user, "PATCH", `/users/${user.id}`, { payload: { firstName: "Ada" } });
    expect(own.statusCode).toBe(403);
    expect((await patch("f".repeat(24), { firstName: "Ada" })).statusCode).toBe(404);
  });
});
