import { z } from "zod";
import { signInFormSchema, signUpFormSchema } from "../forms/auth-forms";
import { accessTokenReplySchema, signInReplySchema } from "../models/session";
import { defineEndpoint } from "./define";

// The form insists on the tick; a client that leaves the flag out gets a session that ends with the browser.
const signInBody = signInFormSchema.extend({ rememberMe: z.boolean().optional() });

export const authEndpoints = {
  signIn: defineEndpoint({
    method: "POST",
    path: "/signin",
    summary: "Sign in with email and password",
    tag: "session",
    access: "anyone",
    body: signInBody,
    reply: signInReplySchema,
    errors: ["wrong_credentials"],
  }),
  signUp: defineEndpoint({
    method: "POST",
    path: "/signup",
    summary: "Register a new user",
    tag: "session",
    access: "anyone",
    body: signUpFormSchema,
    status: 201,
    reply: z.object({ msg: z.string() }),
    errors: ["email_taken"],
  }),
  refresh: defineEndpoint({
    method: "GET",
    path: "/refresh",
    summary: "New access token for the refresh cookie",
    tag: "session",
    access: "anyone",
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
};
