import { useState } from "react";

type Progress = { at: "rest" | "busy" | "done" } | { at: "refused"; problem: string };

// First pages bear this form: what it sends with is fetched by who begins to fill it in.
const loadSending = () => import("./send-subscription");

/** The newsletter's list and how far a visitor is with it. */
export function useSubscribe() {
  const [progress, setProgress] = useState<Progress>({ at: "rest" });
  const subscribe = async (email: string) => {
    setProgress({ at: "busy" });
    try {
      const { sendSubscription } = await loadSending();
      const problem = await sendSubscription(email);
      setProgress(problem === null ? { at: "done" } : { at: "refused", problem });
    } catch {
      setProgress({ at: "refused", problem: "We couldn't sign you up. Please try again." });
    }
  };
  return {
    prepare: () => void loadSending().catch(() => {}),
    subscribe,
    busy: progress.at === "busy",
    done: progress.at === "done",
    problem: progress.at === "refused" ? progress.problem : undefined,
  };
}
