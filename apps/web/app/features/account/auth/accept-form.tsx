import { ApiError } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { paths } from "~/lib/paths";
import { session } from "~/lib/session/session";
import { Form, SubmitButton } from "~/ui/form";
import { showToast } from "~/ui/toast-region";
import { clearInvitationToken } from "./invitation-token";

/** Accepts an invitation with the account that is signed in. */
export function AcceptForm({ token, onRefused }: { token: string; onRefused: () => void }) {
  const [busy, setBusy] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const accept = async () => {
    setBusy(true);
    try {
      await api("acceptInvitation", { body: { token } });
      clearInvitationToken();
      session.setUserRole("Admin");
      await queryClient.invalidateQueries({ queryKey: queryKeys.users });
      await navigate(paths.admin, { replace: true });
    } catch (error) {
      setBusy(false);
      if (error instanceof ApiError) onRefused();
      const known = error instanceof ApiError && error.status < 500 ? error.problem?.title : null;
      showToast(known ? `${known}.` : "We couldn't add you. Please try again.", "alert");
    }
  };
  return (
    <Form
      busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        void accept();
      }}
    >
      <SubmitButton busy={busy} className="w-full">
        Join the team
      </SubmitButton>
    </Form>
  );
}
