import { ApiError } from "@larkwood/contract";
import { useState } from "react";
import { showToast } from "~/ui/toast-region";

type Editor<T> = {
  start: T;
  send: (fields: T) => Promise<unknown>;
  /** After a save, or when somebody else has changed it meanwhile. */
  onDone: () => void;
  texts: { saved: string; failed: string; changed?: string };
};

/** Fields of a dialog that the server judges: what it refuses stands at its field, or above all. */
export function useEditor<T extends object>({ start, send, onDone, texts }: Editor<T>) {
  const [fields, setFields] = useState(start);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const isDirty = JSON.stringify(fields) !== JSON.stringify(start);

  const save = async () => {
    setBusy(true);
    try {
      await send(fields);
      showToast(texts.saved);
      onDone();
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      if (problem?.code === "edit_conflict" && texts.changed) {
        showToast(texts.changed, "alert");
        onDone();
        return;
      }
      const byField = error instanceof ApiError ? error.fieldErrors : {};
      setProblems(Object.keys(byField).length > 0 ? byField : { "": problem?.detail ?? "" });
      showToast(problem?.detail ?? texts.failed, "alert");
    } finally {
      setBusy(false);
    }
  };
  const change = (typed: Partial<T>) => setFields({ ...fields, ...typed });
  return { fields, change, problems, busy, isDirty, save };
}
