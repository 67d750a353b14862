import * as z from "zod";
import { idSchema } from "./id";
import { roleSchema } from "./user";

export const signInReplySchema = z.object({
  accessToken: z.string(),
  role: roleSchema,
  userName: z.string(),
  userId: idSchema,
});
export type SignInReply = z.infer<typeof signInReplySchema>;

export const accessTokenReplySchema = z.object({ accessToken: z.string() });

/** Tokens of an app, which has no cookie. */
export const tokenReplySchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Seconds until the access token expires. */
  expiresIn: z.int(),
});

/** A signed-in device. */
export const deviceSessionSchema = z.object({
  id: idSchema,
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSessionSchema>;
