import type { Product, User } from "@larkwood/contract";
import { useState } from "react";
import type { DefaultValues, Path } from "react-hook-form";
import { EditConflict } from "~/features/admin/shared/ui/edit-conflict";
import type { FormName } from "~/lib/forms/form-schemas";
import {
  type ContractForm,
  type FormDraft,
  type FormValues,
  showServerErrors,
} from "~/lib/forms/use-contract-form";
import { showToast } from "~/ui/toast-region";
import { changedFields, conflictIn } from "./edit-conflict";

type VersionedEdit<N extends FormName, T, F extends string> = {
  loaded: T;
  toForm: (stored: T) => DefaultValues<FormDraft<N>>;
  /** What is shown side by side when somebody else has changed it. */
  compared: readonly F[];
  /** Yields what is stored now, if the form goes on from there. */
  save: (body: FormValues<N>, headers: { "if-match": string }, over: T) => Promise<T | undefined>;
  failedText: string;
};

/**
 * Saves a form over what it was filled from. When somebody else has saved in between nothing is written: it shows what
 * they changed, and asks.
 */
export function useVersionedEdit<
  N extends FormName,
  T extends (Product | User) & Record<F, string | number>,
  F extends string,
>(form: ContractForm<N>, { loaded, toForm, compared, save, failedText }: VersionedEdit<N, T, F>) {
  // What the form was filled from: its version decides whether a save would overwrite somebody else's.
  const [base, setBase] = useState(loaded);
  const [current, setCurrent] = useState<T | null>(null);

  const saveOver = (stored: T) =>
    form.handleSubmit(async (body) => {
      try {
        const next = await save(body, { "if-match": `"${stored.version}"` }, stored);
        if (next) takeTheirs(next);
      } catch (error) {
        const conflict = conflictIn<T>(error);
        if (conflict) setCurrent(conflict);
        else showServerErrors(form, error);
        showToast(failedText, "alert");
      }
    });

  const takeTheirs = (theirs: T) => {
    setBase(theirs);
    setCurrent(null);
    form.reset(toForm(theirs) as FormDraft<N>);
  };

  /** Takes over a version that another form on the page has made. What was typed stays, the rest is as it is now. */
  const follow = (stored: T) => {
    setBase(stored);
    form.reset(toForm(stored) as FormDraft<N>, {
      keepDirtyValues: true,
      keepDirty: true,
      keepErrors: true,
      keepTouched: true,
    });
  };

  const mine = (field: F) => form.getValues(field as unknown as Path<FormDraft<N>>) as string | number;

  return {
    base,
    follow,
    submit: saveOver(base),
    conflict: current ? (
      <EditConflict
        changed={changedFields(compared, base, current, mine)}
        onTakeTheirs={() => takeTheirs(current)}
        onKeepMine={() => void saveOver(current)()}
      />
    ) : null,
  };
}
