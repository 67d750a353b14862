import { describe, expect, it } from "vitest";
import { decodeToken, isExpired } from "./token";

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenOf = (payload: unknown) => `${part({ alg: "HS256" })}.${part(payload)}.signature`;

describe("decoding an access token", () => {
  it("reads the payload, including non-ASCII text", () => {
    expect(decodeToken(tokenOf({ exp: 1700, sub: "Zoë" }))).toEqual({ exp: 1700, sub: "Zoë" });
  });

  it.each([
    [undefined, "must be a string"],
    ["only-one-part", "missing part"],
    ["a.%%%.c", "invalid base64"],
    [`a.${Buffer.from("{oops").toString("base64url")}.c`, "invalid json"],
  ])("rejects %s with a specific reason [S15]", (token, reason) => {
    expect(() => decodeToken(token)).toThrow(`Invalid token specified: ${reason}`);
  });
});

describe("token expiry", () => {
  it("is at exp, which is in seconds [S14]", () => {
    const token = tokenOf({ exp: 1000 });
    expect(isExpired(token, 999_999)).toBe(false);
    expect(isExpired(token, 1_000_000)).toBe(true);
  });

  it("counts an unreadable token or one without exp as expired", () => {
    expect(isExpired("nonsense")).toBe(true);
    expect(isExpired(tokenOf({}))).toBe(true);
  });
});
