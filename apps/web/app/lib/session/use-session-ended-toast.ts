import { useEffect } from "react";
import { showToast } from "~/ui/toast-region";
import { useReauthPrompt } from "./reauthenticate";

/** Says that a form was not saved while the password dialog is open. Signing in repeats the call. */
export function useSessionEndedToast(isSubmitting: boolean, failedText: string): void {
  const isAsking = useReauthPrompt((state) => state.question !== null);
  useEffect(() => {
    if (isAsking && isSubmitting) showToast(failedText, "alert");
  }, [isAsking, isSubmitting, failedText]);
}
