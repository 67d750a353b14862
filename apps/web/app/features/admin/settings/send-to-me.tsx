import { ApiError, type UserJob } from "@larkwood/contract";
import { useState } from "react";
import { followJob } from "~/features/admin/shared/follow-job";
import { MAIL_IS_OFF } from "~/features/admin/shared/mail-is-off";
import { Button } from "~/ui/button";

const FAILED = "The email couldn't be sent. Please try again.";

// The worker retries a rejected email for hours, but the first rejection is reported here.
const isDecided = ({ status, lastError }: UserJob) =>
  lastError !== null || (status !== "waiting" && status !== "running");

const resultText = ({ status, lastError }: UserJob, recipient: string) =>
  status === "done"
    ? `Sent to ${recipient}. If it doesn't arrive, check your spam folder.`
    : `The mail server rejected it: ${lastError ?? "no reason given"}`;

type SendToMeProps = {
  label: string;
  sendsMail: boolean;
  /** Shown until an email is sent. */
  note?: string;
  send: () => Promise<{ data: { id: string; recipient: string } }>;
};

/** Sends an email to the current user and shows the result. */
export function SendToMe({ label, sendsMail, note = "", send }: SendToMeProps) {
  const [result, setResult] = useState("");
  const [busy, setBusy] = useState(false);

  const sendNow = async () => {
    if (busy) return;
    setBusy(true);
    setResult("Sending…");
    try {
      const { data } = await send();
      const job = await followJob(data.id, () => undefined, isDecided);
      setResult(resultText(job, data.recipient));
    } catch (error) {
      setResult(error instanceof ApiError ? (error.problem?.detail ?? FAILED) : FAILED);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-hairline pt-6">
      <Button
        variant="outline"
        size="sm"
        disabled={!sendsMail}
        aria-disabled={busy || undefined}
        onClick={() => void sendNow()}
      >
        {label}
      </Button>
      <p role="status" className="min-w-0 flex-1 basis-60 text-sm break-words text-ink-soft">
        {sendsMail ? result || note : MAIL_IS_OFF}
      </p>
    </div>
  );
}
