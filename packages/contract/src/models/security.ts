import * as z from "zod";

/** How well an account is guarded, as its owner sees it. */
export const accountSecuritySchema = z.object({
  secondFactor: z.object({
    /** Only Admins can turn it on; whoever has it keeps it until it is turned off. */
    available: z.boolean(),
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int().nonnegative(),
  }),
  /** Whether the mailbox has shown that it is the owner's; null where the shop sends no mail. */
  emailVerified: z.boolean().nullable(),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

/** A secret for an authenticator app: shown once, while the second step is being turned on. */
export const secondFactorSecretSchema = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;

/** Codes that work once each, instead of the app's: shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** One try to sign in to an account. */
export const signInAttemptSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The beginning of the network address: enough to know one's own by. */
  address: z.string(),
  device: z.string(),
  outcome: z.enum(["signed_in", "wrong_password", "wrong_code"]),
});
export type SignInAttempt = z.infer<typeof signInAttemptSchema>;
