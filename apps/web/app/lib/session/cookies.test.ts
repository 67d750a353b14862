import { describe, expect, it } from "vitest";
import { accessTokenCookie, expiredCookie, mayBeSignedIn, readCookie, userIdCookie } from "./cookies";

describe("session cookies", () => {
  it("store the access token for ten minutes, Secure and SameSite=None [S10]", () => {
    expect(accessTokenCookie("a.b.c", true)).toBe(
      "accessToken=a.b.c; Max-Age=600; Path=/; Secure; SameSite=None",
    );
  });

  it("store the user id without expiry, Secure and SameSite=None [S10]", () => {
    expect(userIdCookie("u1", true)).toBe("userId=u1; Path=/; Secure; SameSite=None");
  });

  it("that cannot be decoded count as missing", () => {
    expect(readCookie("userId", "userId=%; accessToken=%E0%A4%A")).toBe("");
    expect(mayBeSignedIn("userId=%; accessToken=%E0%A4%A")).toBe(false);
  });

  it("fall back to SameSite=Lax if the browser rejects Secure cookies", () => {
    expect(userIdCookie("u1", false)).toBe("userId=u1; Path=/; SameSite=Lax");
    expect(expiredCookie("userId", false)).toBe("userId=; Max-Age=0; Path=/; SameSite=Lax");
  });

  it("are matched by their full name", () => {
    expect(readCookie("userId", "xuserId=1; userId=a%3Db; z=2")).toBe("a=b");
    expect(readCookie("userId", "")).toBe("");
  });

  it("show the server whether the visitor may be signed in", () => {
    expect(mayBeSignedIn("theme=dark")).toBe(false);
    expect(mayBeSignedIn("userId=u1")).toBe(true);
    expect(mayBeSignedIn("accessToken=a.b.c")).toBe(true);
    expect(mayBeSignedIn("refreshToken=opaque")).toBe(true);
  });
});
