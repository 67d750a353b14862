import { api } from "~/lib/api/api";
import { LinkActionForm } from "./link-action-form";

/** Confirms an email address with the token of a link. */
export function VerifyEmailForm({ token }: { token: string }) {
  return (
    <LinkActionForm
      buttonLabel="Confirm my email"
      action={() => api("verifyEmail", { body: { token } })}
      doneText="Thanks, your email address is confirmed."
      failureText="This link has expired or was already used. You can request a new one in Settings."
    />
  );
}
