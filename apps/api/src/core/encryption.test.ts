import { expect, it } from "vitest";
import { decrypt, encrypt } from "./encryption";

const KEY = {
  secret: "a secret of the shop, long enough for it",
  purpose: "second factors",
  owner: "ada",
} as const;

it("decrypts only for the same owner and purpose with the same secret", () => {
  const encrypted = encrypt(KEY, "JBSWY3DPEHPK3PXP");
  expect(decrypt(KEY, encrypted)).toBe("JBSWY3DPEHPK3PXP");
  expect(decrypt({ ...KEY, owner: "eve" }, encrypted)).toBeNull();
  expect(decrypt({ ...KEY, purpose: "webhooks" }, encrypted)).toBeNull();
  expect(decrypt({ ...KEY, secret: "another secret of the shop, as long as it" }, encrypted)).toBeNull();
  for (let i = 0; i < encrypted.length; i += 1) {
    const changed = Buffer.from(encrypted);
    changed[i] = (changed[i] ?? 0) ^ 1;
    expect(decrypt(KEY, changed)).toBeNull();
  }
  expect(decrypt(KEY, encrypted.subarray(0, 10))).toBeNull();
});

it("encrypts the same text to different bytes each time", () => {
  expect(encrypt(KEY, "text").equals(encrypt(KEY, "text"))).toBe(false);
});
