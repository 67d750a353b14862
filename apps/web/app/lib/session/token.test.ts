import { describe, expect, it } from "vitest";
import { decodeToken, isExpired } from "./token";

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenOf = (payload: unknown) => `${part({ alg: "HS256" })}.${part(payload)}.signature`;

describe("decoding an access token", () => {
  it("reads the payload, also beyond ASCII", () => {
    expect(decodeToken(tokenOf({ exp: 1700, sub: "Zoë" }))).toEqual({ exp: 1700, sub: "Zoë" });
  });

  it.each([
    [undefined, "must be a string"],
    ["only-one-part", "missing part"],
    ["a.%%%.c", "invalid base64"],
    [`a.${Buffer.from("{oops").toString("base64url")}.c`, "invalid json"],
  ])("refuses %s with its own reason [S15]", (token, reason) => {
    expect(() => decodeToken(token)).toThrow(`Invalid token specified: ${reason}`);
  });
});

describe("the life of a token", () => {
  it("ends at exp, which counts in seconds [S14]", () => {
    const token = tokenOf({ exp: 1000 });
    expect(isExpired(token, 999_999)).toBe(false);
    expect(isExpired(token, 1_000_000)).toBe(true);
  });

  it("is over when the token cannot be read or names no end", () => {
    expect(isExpired("nonsense")).toBe(true);
    expect(isExpired(tokenOf({}))).toBe(true);
  });
});
