import { ApiError, type User } from "@larkwood/contract";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";

/** Sends a link by which somebody sets a new password. */
export function ResetLinkButton({ user }: { user: User }) {
  const send = useMutation({
    mutationFn: async () => (await api("sendResetLink", { params: { id: user.id } })).data,
    onSuccess: ({ recipient }) => showToast(`A link for a new password is on its way to ${recipient}.`),
    onError: (error) =>
      showToast(
        error instanceof ApiError && error.problem?.code === "mail_unavailable"
          ? "This shop sends no mail yet: set up a mail server first."
          : "The link could not be sent. Please try again.",
        "alert",
      ),
  });
  return (
    <Button variant="outline" size="sm" disabled={send.isPending} onClick={() => send.mutate()}>
      Send a reset link
    </Button>
  );
}
