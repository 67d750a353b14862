import { invitationTokenSchema, joinFormSchema } from "../forms/staff-forms";
import { receivedInvitationSchema } from "../models/staff";
import { defineEndpoint } from "./define";

const tag = "staff";

/** What the holder of an invitation link can do, in trading mode. */
export const invitationEndpoints = {
  readInvitation: defineEndpoint({
    method: "POST",
    path: "/invitations/read",
    summary: "Read an invitation by the token of its link",
    tag,
    access: "anyone",
    body: invitationTokenSchema,
    reply: receivedInvitationSchema,
    errors: ["not_found"],
  }),
  joinStaff: defineEndpoint({
    method: "POST",
    path: "/invitations/join",
    summary: "Accept an invitation with a new account",
    tag,
    access: "anyone",
    body: joinFormSchema,
    status: 204,
    errors: ["not_found", "email_taken"],
  }),
  acceptInvitation: defineEndpoint({
    method: "POST",
    path: "/invitations/accept",
    summary: "Accept an invitation to my email address with my account",
    tag,
    access: "user",
    peopleOnly: true,
    body: invitationTokenSchema,
    status: 204,
    errors: ["not_found", "already_staff"],
  }),
};
