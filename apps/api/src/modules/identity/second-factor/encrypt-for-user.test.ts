import { expect, it } from "vitest";
import { decryptForUser, encryptForUser } from "./encrypt-for-user";

const SECRET = "a secret of the shop, long enough for it";

it("opens what was sealed for the same owner with the same secret, and nothing else", () => {
  const sealed = encryptForUser(SECRET, "ada", "JBSWY3DPEHPK3PXP");
  expect(decryptForUser(SECRET, "ada", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(decryptForUser(SECRET, "eve", sealed)).toBeNull();
  expect(decryptForUser("another secret of the shop, as long as it", "ada", sealed)).toBeNull();
  for (let i = 0; i < sealed.length; i += 1) {
    const changed = Buffer.from(sealed);
    changed[i] = (changed[i] ?? 0) ^ 1;
    expect(decryptForUser(SECRET, "ada", changed)).toBeNull();
  }
  expect(decryptForUser(SECRET, "ada", sealed.subarray(0, 10))).toBeNull();
});

it("never seals the same text into the same bytes", () => {
  expect(encryptForUser(SECRET, "ada", "text").equals(encryptForUser(SECRET, "ada", "text"))).toBe(false);
});
