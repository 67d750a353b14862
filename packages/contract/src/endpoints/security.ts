import * as z from "zod";
import {
  oneTimeCodeFormSchema,
  secondFactorFormSchema,
  stopSecondFactorFormSchema,
  verifyEmailFormSchema,
} from "../forms/auth-forms";
import { idSchema } from "../models/id";
import {
  accountSecuritySchema,
  recoveryCodesSchema,
  secondFactorSecretSchema,
  signInAttemptSchema,
} from "../models/security";
import { defineEndpoint } from "./define";

const tag = "account";

/** Two-step verification, email confirmation and sign-in history. */
export const securityEndpoints = {
  getSecurity: defineEndpoint({
    method: "GET",
    path: "/account/security",
    summary: "Get whether my two-step verification is on and my email address is confirmed",
    tag,
    access: "user",
    peopleOnly: true,
    duringSetup: true,
    reply: accountSecuritySchema,
  }),
  listSignIns: defineEndpoint({
    method: "GET",
    path: "/account/sign-ins",
    summary: "List recent sign-in attempts to my account: ten that succeeded and ten that failed",
    tag,
    access: "user",
    peopleOnly: true,
    reply: z.array(signInAttemptSchema),
  }),
  startSecondFactor: defineEndpoint({
    method: "POST",
    path: "/account/second-factor",
    summary: "Get a secret for an authenticator app (Admin); not active until it is confirmed",
    tag,
    access: "user",
    peopleOnly: true,
    duringSetup: true,
    body: secondFactorFormSchema,
    reply: secondFactorSecretSchema,
    errors: ["wrong_credentials", "second_factor_on"],
  }),
  confirmSecondFactor: defineEndpoint({
    method: "POST",
    path: "/account/second-factor/confirm",
    summary: "Turn on two-step verification with a first code and end my sessions on other devices",
    tag,
    access: "user",
    peopleOnly: true,
    duringSetup: true,
    body: oneTimeCodeFormSchema,
    reply: recoveryCodesSchema,
    errors: ["not_found", "second_factor_on"],
  }),
  stopSecondFactor: defineEndpoint({
    method: "POST",
    path: "/account/second-factor/off",
    summary: "Turn off two-step verification with password and code",
    tag,
    access: "user",
    peopleOnly: true,
    body: stopSecondFactorFormSchema,
    status: 204,
    errors: ["wrong_credentials", "not_found", "second_factor_required"],
  }),
  resetSecondFactor: defineEndpoint({
    method: "DELETE",
    path: "/users/:id/second-factor",
    summary: "Turn off two-step verification for a colleague who lost their app and codes",
    tag: "users",
    access: { can: "staff.write" },
    params: z.object({ id: idSchema }),
    status: 204,
    errors: ["not_found"],
  }),
  sendVerification: defineEndpoint({
    method: "POST",
    path: "/account/verification",
    summary: "Resend the link that confirms my email address, if email is set up",
    tag,
    access: "user",
    peopleOnly: true,
    status: 204,
    errors: ["not_found"],
  }),
  verifyEmail: defineEndpoint({
    method: "POST",
    path: "/email/verify",
    summary: "Confirm an email address with the link sent to it",
    tag: "session",
    access: "anyone",
    body: verifyEmailFormSchema,
    status: 204,
    errors: ["not_found"],
  }),
};
