import { describe, expect, it } from "vitest";
import { buildTestApp, signInAs } from "../../../testing/build-test-app";

const { app, as, call } = await buildTestApp();
const admin = await as("Admin");

describe("a user's sessions", () => {
  it("can be listed and ended by an Admin [D24]", async () => {
    const shopper = await as("User");
    await signInAs(app, shopper);
    expect((await call(admin, "GET", `/users/${shopper.id}/sessions`)).json()).toHaveLength(2);
    expect((await call(admin, "DELETE", `/users/${shopper.id}/sessions`)).statusCode).toBe(204);
    expect((await call(admin, "GET", `/users/${shopper.id}/sessions`)).json()).toEqual([]);
    expect((await call(shopper, "GET", `/users/${shopper.id}`)).statusCode).toBe(401);
    const [entry] = (await call(admin, "GET", `/audit?subjectId=${shopper.id}&action=session.end`)).json();
    expect(entry).toMatchObject({ actorId: admin.id, after: { devices: 2 } });
  });

  it("keep the current session when an Admin ends their own", async () => {
    const other = await as("Admin");
    await signInAs(app, other);
    await call(other, "DELETE", `/users/${other.id}/sessions`);
    const left = (await call(other, "GET", `/users/${other.id}/sessions`)).json();
    expect(left).toMatchObject([{ current: true }]);
  });

  it("return 401 or 403 to others and 404 for an unknown user", async () => {
    const shopper = await as("User");
    expect((await call(shopper, "GET", `/users/${shopper.id}/sessions`)).statusCode).toBe(403);
    expect((await call(shopper, "DELETE", `/users/${shopper.id}/sessions`)).statusCode).toBe(403);
    expect((await call(null, "GET", `/users/${shopper.id}/sessions`)).statusCode).toBe(401);
    expect((await call(admin, "GET", `/users/${"0".repeat(24)}/sessions`)).statusCode).toBe(404);
    expect((await call(admin, "DELETE", `/users/${"0".repeat(24)}/sessions`)).statusCode).toBe(404);
  });
});
