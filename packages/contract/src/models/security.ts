import * as z from "zod";

/** Security settings of an account. */
export const accountSecuritySchema = z.object({
  secondFactor: z.object({
    /** Only Admins can turn it on; it stays on until it is turned off. */
    available: z.boolean(),
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.int().nonnegative(),
    /** When the account is limited to setting it up; absent if the shop does not require it, or it is on. */
    requiredAt: z.iso.datetime().optional(),
  }),
  /** Whether the email address is confirmed; null if the shop sends no email. */
  emailVerified: z.boolean().nullable(),
});
z.globalRegistry.add(accountSecuritySchema, { id: "AccountSecurity" });
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

/** Secret for an authenticator app, shown once during setup. */
export const secondFactorSecretSchema = z.object({ secret: z.string(), uri: z.string() });
z.globalRegistry.add(secondFactorSecretSchema, { id: "SecondFactorSecret" });
export type SecondFactorSecret = z.infer<typeof secondFactorSecretSchema>;

/** Single-use codes that replace a code of the app; shown once. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
z.globalRegistry.add(recoveryCodesSchema, { id: "RecoveryCodes" });

/** One sign-in attempt. */
export const signInAttemptSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Prefix of the IP address, enough to recognise one's own. */
  address: z.string(),
  device: z.string(),
  outcome: z.enum(["signed_in", "wrong_password", "wrong_code"]),
});
z.globalRegistry.add(signInAttemptSchema, { id: "SignInAttempt" });
export type SignInAttempt = z.infer<typeof signInAttemptSchema>;
