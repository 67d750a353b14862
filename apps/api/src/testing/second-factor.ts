import { expect } from "vitest";
import { TEST_PASSWORD, type TestApp, type TestUser } from "./build-test-app";
import { codeAt } from "./one-time-code";

let count = 0;
/** A new address for each request, because some endpoints are rate limited by address. */
export function anotherAddress(): string {
  count += 1;
  return `10.${66 + (count >> 16)}.${(count >> 8) & 255}.${count & 255}`;
}

/** Starts the set-up of a second factor and returns its secret. */
export async function beginSecondFactor({ call }: Pick<TestApp, "call">, user: TestUser): Promise<string> {
  const payload = { password: TEST_PASSWORD };
  const begun = await call(user, "POST", "/account/second-factor", {
    payload,
    remoteAddress: anotherAddress(),
  });
  expect(begun.statusCode, begun.body).toBe(200);
  return begun.json().secret;
}

/** Turns on the second factor of an Admin at the time of the shop's clock. */
export async function turnOnSecondFactor(shop: Pick<TestApp, "call">, user: TestUser, at: Date) {
  const secret = await beginSecondFactor(shop, user);
  const payload = { code: codeAt(secret, at) };
  const confirmed = await shop.call(user, "POST", "/account/second-factor/confirm", {
    payload,
    remoteAddress: anotherAddress(),
  });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const { recoveryCodes } = confirmed.json() as { recoveryCodes: string[] };
  return { secret, recoveryCodes };
}
