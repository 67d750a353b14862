import { expect, it } from "vitest";
import { decryptForUser, encryptForUser } from "./encrypt-for-user";

const SECRET = "a secret of the shop, long enough for it";

it("decrypts only for the same owner with the same secret", () => {
  const encrypted = encryptForUser(SECRET, "ada", "JBSWY3DPEHPK3PXP");
  expect(decryptForUser(SECRET, "ada", encrypted)).toBe("JBSWY3DPEHPK3PXP");
  expect(decryptForUser(SECRET, "eve", encrypted)).toBeNull();
  expect(decryptForUser("another secret of the shop, as long as it", "ada", encrypted)).toBeNull();
  for (let i = 0; i < encrypted.length; i += 1) {
    const changed = Buffer.from(encrypted);
    changed[i] = (changed[i] ?? 0) ^ 1;
    expect(decryptForUser(SECRET, "ada", changed)).toBeNull();
  }
  expect(decryptForUser(SECRET, "ada", encrypted.subarray(0, 10))).toBeNull();
});

it("encrypts the same text to different bytes each time", () => {
  expect(encryptForUser(SECRET, "ada", "text").equals(encryptForUser(SECRET, "ada", "text"))).toBe(false);
});
