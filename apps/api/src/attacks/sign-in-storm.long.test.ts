import { describe, expect, it } from "vitest";
import { buildTestApp, TEST_PASSWORD, type TestUser } from "../testing/build-test-app";

const shop = await buildTestApp();
const post = (path: string, payload: object, remoteAddress: string) =>
  shop.call(null, "POST", path, { payload, remoteAddress });

const signIn = ({ email }: TestUser, remoteAddress: string) =>
  post("/signin", { email, password: TEST_PASSWORD, rememberMe: true }, remoteAddress);

/** Counts the responses by status. */
async function countStatuses(replies: Promise<{ statusCode: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(replies)) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

const many = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));

describe("many sign-ins from one address", () => {
  it("get 429, never a 5xx, while another user signs in at the first attempt", async () => {
    const honest = await shop.as("User");
    const attack = countStatuses(
      many(320, (i) =>
        post("/signin", { email: `guess${i}@test.example`, password: "a guess" }, "10.66.0.1"),
      ),
    );
    const entries = countStatuses(many(5, (i) => signIn(honest, `10.1.0.${i}`)));
    expect(await entries).toEqual({ 200: 5 });
    const { 401: refused = 0, 429: slowed = 0, ...others } = await attack;
    expect(others).toEqual({});
    expect(slowed).toBeGreaterThan(20);
    expect(refused + slowed).toBe(320);
  });

  it("do not delay the sign-in of another user during many sign-ups", async () => {
    const honest = await shop.as("User");
    let registered = 0;
    const attack = countStatuses(
      many(290, async (i) => {
        const form = { userName: `robot ${i}`, email: `robot${i}@test.example`, password: "robots" };
        const reply = await post("/signup", { ...form, agreeCheckbox: true }, "10.66.0.2");
        if (reply.statusCode === 201) registered += 1;
        return reply;
      }),
    );
    expect((await signIn(honest, "10.1.1.1")).statusCode).toBe(200);
    const before = registered;
    const { 201: all = 0, 429: slowed = 0, ...others } = await attack;
    expect(others).toEqual({});
    expect([all, slowed]).toEqual([expect.toSatisfy((n) => n >= 100), expect.toSatisfy((n) => n > 0)]);
    // Without turns it would come last. On a busy machine the database delays it by some sign-ups.
    expect(before).toBeLessThan(all * 0.8);
  });
});

describe("many guesses for one account from many addresses", () => {
  it("do not lock out its owner", async () => {
    const owner = await shop.as("User");
    const attack = countStatuses(
      many(40, (i) => post("/signin", { email: owner.email, password: `guess ${i}` }, `10.67.0.${i}`)),
    );
    expect((await signIn(owner, "10.1.2.1")).statusCode).toBe(200);
    const { 401: refused = 0, 429: slowed = 0, ...others } = await attack;
    expect(others).toEqual({});
    expect(refused + slowed).toBe(40);
    expect((await signIn(owner, "10.1.2.2")).statusCode).toBe(200);
  });
});
