import { useState } from "react";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";
import { SettingsSection } from "./settings-section";
import { useSecurity } from "./use-security";

/** Shown while the email address is unconfirmed; hidden if the shop sends no mail. */
export function ConfirmAddressSection() {
  const { data: security } = useSecurity();
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  if (security?.emailVerified !== false) return null;

  const send = async () => {
    setBusy(true);
    try {
      await api("sendVerification", {});
      setSent(true);
    } catch {
      showToast("We couldn't send the email. Please try again.", "alert");
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsSection title="Email" text="Your email address isn't confirmed yet.">
      <p className="text-sm text-ink-soft">
        Open the link in the email we sent you. Until then, we won't email you about sign-ins from new places.
      </p>
      <Button
        variant="outline"
        size="sm"
        className="mt-5"
        disabled={busy || sent}
        onClick={() => void send()}
      >
        Send the link again
      </Button>
      <p role="status" className="mt-3 text-sm empty:hidden">
        {sent ? "Check your inbox. If we sent you a link a moment ago, please use that one." : ""}
      </p>
    </SettingsSection>
  );
}
