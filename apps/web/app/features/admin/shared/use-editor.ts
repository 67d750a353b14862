import { ApiError } from "@larkwood/contract";
import { useState } from "react";
import { showToast } from "~/ui/toast-region";

type EditorOptions<T> = {
  initial: T;
  /** Problems by field that keep the form from being sent. */
  check?: (fields: T) => Readonly<Record<string, string>>;
  send: (fields: T) => Promise<unknown>;
  /** Called after a save, and after an edit conflict. */
  onDone: () => void;
  texts: { saved: string; failed: string; changed?: string };
};

type TextKey<T> = { [K in keyof T & string]: T[K] extends string ? K : never }[keyof T & string];

export type Editor = Pick<ReturnType<typeof useEditor>, "problems" | "busy" | "isDirty" | "save">;

/** State of a dialog form that the server validates: errors appear at their field, or above the form. */
export function useEditor<T extends object>({ initial, check, send, onDone, texts }: EditorOptions<T>) {
  const [fields, setFields] = useState(initial);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const isDirty = JSON.stringify(fields) !== JSON.stringify(initial);

  const save = async () => {
    const found = check?.(fields) ?? {};
    setProblems(found);
    if (Object.keys(found).length > 0) return;
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
      const message = problem?.detail ?? texts.failed;
      if (Object.keys(byField).length === 0) return setProblems({ "": message });
      setProblems(byField);
      showToast(message, "alert");
    } finally {
      setBusy(false);
    }
  };
  const change = (typed: Partial<T>) => setFields({ ...fields, ...typed });
  /** Properties of the text field for one of the fields. */
  const textField = (name: TextKey<T>) => ({
    name,
    autoComplete: "off",
    // `TextKey` allows text fields only.
    value: fields[name] as string,
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [name]: target.value }),
  });
  return { fields, change, textField, problems, busy, isDirty, save };
}
