import { expect, it } from "vitest";
import { createPasswords } from "../modules/identity/sessions";
import { buildTestApp, TEST_PASSWORD } from "../testing/build-test-app";

const env = { SMTP_URL: "smtp://mail.example:587", PUBLIC_URL: "https://shop.example" };
const shop = await buildTestApp({ env });

const many = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
const statusesOf = async (replies: Promise<{ statusCode: number }>[]) =>
  new Set((await Promise.all(replies)).map(({ statusCode }) => statusCode));
const signIn = ({ email }: { email: string }) =>
  shop.call(null, "POST", "/signin", {
    payload: { email, password: TEST_PASSWORD },
    remoteAddress: "10.1.0.1",
  });

it("invalid reset links are rejected before hashing, and then limited by network", async () => {
  const member = await shop.as("User");
  const reset = (i: number) => {
    const payload = { token: `made-up-${i}-${"x".repeat(30)}`, newPassword: "a brand new one" };
    const remoteAddress = `2001:db8:${i % 2}::${i.toString(16)}`;
    return shop.call(null, "POST", "/password/reset", { payload, remoteAddress });
  };
  const requests = many(110, reset);
  expect((await signIn(member)).statusCode).toBe(200);
  expect(await statusesOf(requests)).toEqual(new Set([404]));
  expect(await statusesOf(many(20, reset))).toEqual(new Set([429]));
});

it("two networks that fill their share of the queue leave places for others", async () => {
  const passwords = createPasswords();
  const hashes = many(220, (i) => passwords.hash("robots", `2001:db8:${i % 2}::${i.toString(16)}`));
  const other = passwords.hash("a member", "10.1.0.1");
  const outcomes = Promise.allSettled(hashes);
  expect(await other).toMatch(/^\$argon2id\$/);
  expect(passwords.load().waiting).toBeGreaterThan(100);
  expect((await outcomes).filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(199);
}, 120_000);
