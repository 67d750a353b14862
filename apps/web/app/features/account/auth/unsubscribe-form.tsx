import { api } from "~/lib/api/api";
import { LinkActionForm } from "./link-action-form";

/** Ends the newsletter and the emails about the wishlist with the token of a link. */
export function UnsubscribeForm({ token }: { token: string }) {
  return (
    <LinkActionForm
      buttonLabel="Unsubscribe"
      action={() => api("unsubscribe", { params: { unsubscribeToken: token } })}
      doneText="You're unsubscribed. You still get emails about your orders and your account."
      failureText="This link isn't complete. Copy all of it from the email, or write to us."
    />
  );
}
