import { ApiError, type User } from "@larkwood/contract";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";

/** Emails a password reset link to a user. */
export function ResetLinkButton({ user }: { user: User }) {
  const send = useMutation({
    mutationFn: async () => (await api("sendResetLink", { params: { id: user.id } })).data,
    onSuccess: ({ recipient }) => showToast(`Password reset link sent to ${recipient}.`),
    onError: (error) =>
      showToast(
        error instanceof ApiError && error.problem?.code === "mail_unavailable"
          ? "Email isn't set up yet. Set up a mail server first."
          : "The link couldn't be sent. Please try again.",
        "alert",
      ),
  });
  return (
    <Button variant="outline" size="sm" disabled={send.isPending} onClick={() => send.mutate()}>
      Send a reset link
    </Button>
  );
}
