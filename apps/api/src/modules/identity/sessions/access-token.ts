import { createSecretKey } from "node:crypto";
import { ACCESS_TOKEN_TTL_MS, roleSchema } from "@larkwood/contract";
import { jwtVerify, SignJWT } from "jose";
import type { Caller } from "../../../core/actor";

const ALGORITHM = "HS256";
const ISSUER = "larkwood";

/** Issues and reads access tokens: signed, valid for ten minutes, verified without a database query. */
export function createAccessTokens(secret: string, clock: () => Date) {
  const key = createSecretKey(Buffer.from(secret, "utf8"));

  return {
    async issue({ userId, userName, role, sessionId }: Omit<Caller, "permissions">): Promise<string> {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ role, userName, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setIssuer(ISSUER)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_TTL_MS / 1000)
        .sign(key);
    },

    async read(token: string): Promise<{ caller: Caller; expiresAt: number } | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate: clock(),
          requiredClaims: ["sub", "exp", "sid", "role", "userName"],
        });
        const { sub, exp, sid, userName } = payload;
        const role = roleSchema.safeParse(payload.role);
        if (!sub || !exp || typeof sid !== "string" || typeof userName !== "string" || !role.success)
          return null;
        return {
          caller: { userId: sub, userName, role: role.data, sessionId: sid, permissions: [] },
          expiresAt: exp * 1000,
        };
      } catch {
        return null;
      }
    },
  };
}
export type AccessTokens = ReturnType<typeof createAccessTokens>;
