import type { Mail } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";
import { mailListOptions } from "./mail-queries";

/** Resends an email that failed or was held back because it was too old. */
export function ResendButton({ mail }: { mail: Mail }) {
  const client = useQueryClient();
  const can = useOwnPermissions();
  const [busy, setBusy] = useState(false);
  if ((mail.status !== "failed" && mail.status !== "held") || !can("customers.write")) return null;
  const send = async () => {
    setBusy(true);
    try {
      await api("resendMail", { params: { id: mail.id } });
      showToast("Email queued.");
      await client.invalidateQueries({ queryKey: mailListOptions("").queryKey.slice(0, 1) });
    } catch {
      showToast("The email couldn't be sent. Please try again.", "alert");
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={busy}
      onClick={() => void send()}
      aria-label={`Send to ${mail.recipient}`}
    >
      Send
    </Button>
  );
}
