import { problemContext, type Setting, type SettingKey, type SettingValues } from "@larkwood/contract";
import { useEffect, useState } from "react";
import type { FormName } from "~/lib/forms/form-schemas";
import { showServerErrors } from "~/lib/forms/show-server-errors";
import { type FormDraft, useContractForm } from "~/lib/forms/use-contract-form";
import { showToast } from "~/ui/toast-region";
import { getSetting, valuesOf } from "./setting-queries";
import { useSaveSettings } from "./use-save-settings";

/** Names of the settings forms. */
export type SectionForm = Extract<FormName, `${string}Settings`>;

/** Props of every section. */
export type SectionProps = {
  settings: readonly Setting[];
  onDirty: (isDirty: boolean) => void;
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** State of one settings section: form, saved values, save, discard and conflict handling. */
export function useSection<N extends SectionForm>(
  name: N,
  { settings, onDirty }: SectionProps,
  toDraft: (values: SettingValues) => FormDraft<N>,
) {
  // The settings that the form was filled from; their versions detect edit conflicts.
  const [base, setBase] = useState(settings);
  const [theirs, setTheirs] = useState<readonly Setting[]>([]);
  const form = useContractForm(name, { values: toDraft(valuesOf(base)) });
  const { isDirty, isSubmitting } = form.formState;
  const { save, mergeTheirs } = useSaveSettings();
  // Adopt changes by others only while the form has no unsaved changes.
  if (!isDirty && base !== settings) setBase(settings);

  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

  const fill = (from: readonly Setting[]) => {
    setBase(from);
    setTheirs([]);
    form.reset(toDraft(valuesOf(from)));
  };

  const send = async (values: Partial<SettingValues>, from: readonly Setting[]) => {
    const changes = (Object.keys(values) as SettingKey[])
      .map((key) => ({ ...getSetting(from, key), next: values[key] }))
      .filter(({ pinned, value, next }) => !pinned && !isSame(value, next))
      .map(({ key, version, next }) => ({ key, value: next, version }));
    if (changes.length === 0) return fill(from);
    try {
      fill(await save(changes));
    } catch (error) {
      const conflict = problemContext(error, "edit_conflict");
      if (conflict && "settings" in conflict) setTheirs(mergeTheirs(conflict.settings));
      else if (!showServerErrors(form, error))
        showToast("The settings couldn't be saved. Please try again.", "alert");
    }
  };

  return {
    form,
    base,
    theirs,
    isDirty,
    busy: isSubmitting,
    submit: form.handleSubmit((values) => send(values as Partial<SettingValues>, base)),
    discard: () => fill(settings),
    keepMine: form.handleSubmit((values) => send(values as Partial<SettingValues>, settings)),
  };
}

export type Section<N extends SectionForm> = ReturnType<typeof useSection<N>>;
