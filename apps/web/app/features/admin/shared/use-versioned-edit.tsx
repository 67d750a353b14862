import type { Product, User } from "@larkwood/contract";
import { useState } from "react";
import type { DefaultValues, Path } from "react-hook-form";
import { EditConflict } from "~/features/admin/shared/ui/edit-conflict";
import type { FormName } from "~/lib/forms/form-schemas";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import type { ContractForm, FormDraft, FormValues } from "~/lib/forms/use-contract-form";
import { useSessionEndedToast } from "~/lib/session/use-session-ended-toast";
import { showToast } from "~/ui/toast-region";
import { type Comparable, changedFields, findConflict } from "./edit-conflict";

type VersionedEdit<N extends FormName, T, F extends string> = {
  loaded: T;
  toForm: (stored: T) => DefaultValues<FormDraft<N>>;
  /** Fields compared side by side in an edit conflict. */
  compared: readonly F[];
  /** Returns the stored version if the form stays open. */
  save: (body: FormValues<N>, headers: { "if-match": string }, base: T) => Promise<T | undefined>;
  failedText: string;
};

/** Saves a form with optimistic locking. On an edit conflict it writes nothing and shows the other user's changes. */
export function useVersionedEdit<
  N extends FormName,
  T extends (Product | User) & Comparable<F>,
  F extends string,
>(form: ContractForm<N>, { loaded, toForm, compared, save, failedText }: VersionedEdit<N, T, F>) {
  // The version that the form was filled from; sent as `if-match`.
  const [base, setBase] = useState(loaded);
  const [current, setCurrent] = useState<T | null>(null);
  useSessionEndedToast(form.formState.isSubmitting, failedText);

  const saveOver = (stored: T) =>
    form.handleSubmit(async (body) => {
      try {
        const next = await save(body, { "if-match": `"${stored.version}"` }, stored);
        if (next) resetTo(next);
      } catch (error) {
        const conflict = findConflict<T>(error);
        if (conflict) setCurrent(conflict);
        else showServerErrors(form, error);
        showToast(failedText, "alert");
      }
    });

  const resetTo = (stored: T) => {
    setBase(stored);
    setCurrent(null);
    form.reset(toForm(stored) as FormDraft<N>);
  };

  /** Adopts a version saved by another form on the page. Typed values stay; other fields are updated. */
  const rebase = (stored: T) => {
    setBase(stored);
    form.reset(toForm(stored) as FormDraft<N>, {
      keepDirtyValues: true,
      keepDirty: true,
      keepErrors: true,
      keepTouched: true,
    });
  };

  const typedValue = (field: F) => form.getValues(field as unknown as Path<FormDraft<N>>) as string | number;

  return {
    base,
    rebase,
    submit: saveOver(base),
    conflict: current ? (
      <EditConflict
        changed={changedFields(compared, base, current, typedValue)}
        onTakeTheirs={() => resetTo(current)}
        onKeepMine={() => void saveOver(current)()}
      />
    ) : null,
  };
}
