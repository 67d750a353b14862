import { expect, it } from "vitest";
import { createPasswords } from "../modules/identity/sessions";
import { buildTestApp, TEST_PASSWORD } from "../testing/build-test-app";

const env = { SMTP_URL: "smtp://mail.example:587", PUBLIC_URL: "https://shop.example" };
const shop = await buildTestApp({ env });

const many = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
const statusesOf = async (calls: Promise<{ statusCode: number }>[]) =>
  new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode));
const enter = ({ email }: { email: string }) =>
  shop.call(null, "POST", "/signin", {
    payload: { email, password: TEST_PASSWORD },
    remoteAddress: "10.1.0.1",
  });

it("made-up reset links are refused before anything is hashed, and then by network", async () => {
  const member = await shop.as("User");
  const reset = (i: number) => {
    const payload = { token: `made-up-${i}-${"x".repeat(30)}`, newPassword: "a brand new one" };
    const remoteAddress = `2001:db8:${i % 2}::${i.toString(16)}`;
    return shop.call(null, "POST", "/password/reset", { payload, remoteAddress });
  };
  const storm = many(110, reset);
  expect((await enter(member)).statusCode).toBe(200);
  expect(await statusesOf(storm)).toEqual(new Set([404]));
  expect(await statusesOf(many(20, reset))).toEqual(new Set([429]));
});

it("two networks that fill their part of the line leave room for newcomers", async () => {
  const passwords = createPasswords();
  const storm = many(220, (i) => passwords.hash("robots", `2001:db8:${i % 2}::${i.toString(16)}`));
  const newcomer = passwords.hash("a member", "10.1.0.1");
  const outcomes = Promise.allSettled(storm);
  expect(await newcomer).toMatch(/^\$argon2id\$/);
  expect(passwords.load().waiting).toBeGreaterThan(100);
  expect((await outcomes).filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(199);
}, 120_000);
