import { useState } from "react";

type Progress = { step: "idle" | "busy" | "done" } | { step: "failed"; problem: string };

// Loaded when the visitor focuses the form, to keep the first page small.
const loadSender = () => import("./send-subscription");

/** Subscribes to the newsletter and tracks the progress. */
export function useSubscribe() {
  const [progress, setProgress] = useState<Progress>({ step: "idle" });
  const subscribe = async (email: string) => {
    setProgress({ step: "busy" });
    try {
      const { sendSubscription } = await loadSender();
      const problem = await sendSubscription(email);
      setProgress(problem === null ? { step: "done" } : { step: "failed", problem });
    } catch {
      setProgress({ step: "failed", problem: "We couldn't sign you up. Please try again." });
    }
  };
  return {
    prepare: () => void loadSender().catch(() => {}),
    subscribe,
    busy: progress.step === "busy",
    done: progress.step === "done",
    problem: progress.step === "failed" ? progress.problem : undefined,
  };
}
