import * as z from "zod";
import {
  forgotPasswordFormSchema,
  resetPasswordFormSchema,
  signInFormSchema,
  signUpFormSchema,
} from "../forms/auth-forms";
import { accessTokenReplySchema, signInReplySchema, tokenReplySchema } from "../models/session";
import { defineEndpoint } from "./define";

// The form requires the checkbox. Without the flag, the session ends when the browser closes.
const signInBody = signInFormSchema.extend({ rememberMe: z.boolean().optional() }).meta({ id: "SignInForm" });

/** An app has no checkbox: its session lasts until 30 days after its last use. */
const appSignInSchema = z
  .strictObject(signInFormSchema.omit({ rememberMe: true }).shape)
  .meta({ id: "AppSignIn" });

export const authEndpoints = {
  signIn: defineEndpoint({
    method: "POST",
    path: "/signin",
    summary:
      "Sign in with email and password; an account with two-step verification returns code_required until a code is sent",
    tag: "session",
    access: "anyone",
    ignoresUnknown: true,
    body: signInBody,
    reply: signInReplySchema,
    errors: ["wrong_credentials", "code_required", "wrong_code", "account_blocked"],
  }),
  createToken: defineEndpoint({
    method: "POST",
    path: "/token",
    summary:
      "Sign in from an app, or exchange its refresh token for a new pair; a refresh token is valid once, and a later reuse ends the session",
    tag: "session",
    access: "anyone",
    body: z.union([appSignInSchema, z.strictObject({ refreshToken: z.string().max(100) })]),
    reply: tokenReplySchema,
    errors: ["wrong_credentials", "code_required", "wrong_code", "account_blocked", "session_ended"],
  }),
  signUp: defineEndpoint({
    method: "POST",
    path: "/signup",
    summary: "Register a new user",
    tag: "session",
    access: "anyone",
    ignoresUnknown: true,
    body: signUpFormSchema,
    status: 201,
    reply: z.object({ msg: z.string() }),
    errors: ["email_taken"],
  }),
  refresh: defineEndpoint({
    method: "GET",
    path: "/refresh",
    summary: "Get a new access token with the refresh cookie",
    tag: "session",
    access: "anyone",
    ignoresUnknown: true,
    reply: accessTokenReplySchema,
    errors: ["session_ended"],
  }),
  signOut: defineEndpoint({
    method: "POST",
    path: "/signout",
    summary: "End this session",
    tag: "session",
    access: "anyone",
    status: 204,
  }),
  forgotPassword: defineEndpoint({
    method: "POST",
    path: "/password/forgot",
    summary:
      "Send a password reset link, if email is set up; the response is the same for an unknown email address",
    tag: "session",
    access: "anyone",
    body: forgotPasswordFormSchema,
    status: 202,
    reply: z.object({ msg: z.string() }),
    errors: ["not_found"],
  }),
  resetPassword: defineEndpoint({
    method: "POST",
    path: "/password/reset",
    summary: "Set a new password with a reset link, once; ends all sessions",
    tag: "session",
    access: "anyone",
    body: resetPasswordFormSchema,
    status: 204,
    errors: ["not_found"],
  }),
};
