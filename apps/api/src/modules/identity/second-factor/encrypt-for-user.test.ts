import { expect, it } from "vitest";
import { seal, unseal } from "./encrypt-for-user";

const SECRET = "a secret of the shop, long enough for it";

it("opens what was sealed for the same owner with the same secret, and nothing else", () => {
  const sealed = seal(SECRET, "ada", "JBSWY3DPEHPK3PXP");
  expect(unseal(SECRET, "ada", sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(unseal(SECRET, "eve", sealed)).toBeNull();
  expect(unseal("another secret of the shop, as long as it", "ada", sealed)).toBeNull();
  for (let i = 0; i < sealed.length; i += 1) {
    const changed = Buffer.from(sealed);
    changed[i] = (changed[i] ?? 0) ^ 1;
    expect(unseal(SECRET, "ada", changed)).toBeNull();
  }
  expect(unseal(SECRET, "ada", sealed.subarray(0, 10))).toBeNull();
});

it("never seals the same text into the same bytes", () => {
  expect(seal(SECRET, "ada", "text").equals(seal(SECRET, "ada", "text"))).toBe(false);
});
