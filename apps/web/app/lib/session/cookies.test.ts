import { describe, expect, it } from "vitest";
import { accessTokenCookie, endedCookie, mayBeSignedIn, readCookie, userIdCookie } from "./cookies";

describe("session cookies", () => {
  it("keep the access token for ten minutes, secure and SameSite None [S10]", () => {
    expect(accessTokenCookie("a.b.c", true)).toBe(
      "accessToken=a.b.c; Max-Age=600; Path=/; Secure; SameSite=None",
    );
  });

  it("keep the user id without an end, secure and SameSite None [S10]", () => {
    expect(userIdCookie("u1", true)).toBe("userId=u1; Path=/; Secure; SameSite=None");
  });

  it("that cannot be decoded are as good as none", () => {
    expect(readCookie("userId", "userId=%; accessToken=%E0%A4%A")).toBe("");
    expect(mayBeSignedIn("userId=%; accessToken=%E0%A4%A")).toBe(false);
  });

  it("fall back to Lax where the browser would refuse a secure cookie", () => {
    expect(userIdCookie("u1", false)).toBe("userId=u1; Path=/; SameSite=Lax");
    expect(endedCookie("userId", false)).toBe("userId=; Max-Age=0; Path=/; SameSite=Lax");
  });

  it("are found by their whole name only", () => {
    expect(readCookie("userId", "xuserId=1; userId=a%3Db; z=2")).toBe("a=b");
    expect(readCookie("userId", "")).toBe("");
  });

  it("tell the server who may be signed in", () => {
    expect(mayBeSignedIn("theme=dark")).toBe(false);
    expect(mayBeSignedIn("userId=u1")).toBe(true);
    expect(mayBeSignedIn("accessToken=a.b.c")).toBe(true);
    expect(mayBeSignedIn("refreshToken=opaque")).toBe(true);
  });
});
