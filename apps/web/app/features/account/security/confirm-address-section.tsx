import { useState } from "react";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";
import { SettingsSection } from "./settings-section";
import { useSecurity } from "./use-security";

/** For an address that has not shown yet that it is the account's; nothing where the shop sends no mail. */
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
      showToast("The message could not be sent. Please try again.", "alert");
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsSection title="Email" text="Your address is not confirmed yet.">
      <p className="text-sm text-ink-soft">
        Open the link in the message that we have sent you. Until then we do not write to you about sign-ins
        from new places.
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
        {sent ? "A message is on its way, unless one was sent a moment ago." : ""}
      </p>
    </SettingsSection>
  );
}
