import * as z from "zod";
import { idSchema } from "./id";
import { roleSchema } from "./user";

export const signInReplySchema = z.object({
  accessToken: z.string(),
  role: roleSchema,
  userName: z.string(),
  userId: idSchema,
});
z.globalRegistry.add(signInReplySchema, { id: "SignInReply" });
export type SignInReply = z.infer<typeof signInReplySchema>;

export const accessTokenReplySchema = z.object({ accessToken: z.string() });
z.globalRegistry.add(accessTokenReplySchema, { id: "AccessTokenReply" });

/** Tokens of an app, which has no cookie. */
export const tokenReplySchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Seconds until the access token expires. */
  expiresIn: z.int(),
});
z.globalRegistry.add(tokenReplySchema, { id: "TokenReply" });

/** A signed-in device. */
export const deviceSessionSchema = z.object({
  id: idSchema,
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});
z.globalRegistry.add(deviceSessionSchema, { id: "DeviceSession" });
export type DeviceSession = z.infer<typeof deviceSessionSchema>;
