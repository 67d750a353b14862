import { ApiError } from "@larkwood/contract";
import { useEffect } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type * as z from "zod";
import type { FormName, FormSchemas } from "./form-schemas";

/** What a form yields once its rules are met. */
export type FormValues<N extends FormName> = z.output<FormSchemas[N]>;
/** What a form holds while it is being filled in. */
export type FormDraft<N extends FormName> = z.input<FormSchemas[N]> & FieldValues;

const loadSchemas = () => import("./form-schemas");

function resolverOf<N extends FormName>(name: N): Resolver<FormDraft<N>, unknown, FormValues<N>> {
  return async (draft) => {
    const { formSchemas } = await loadSchemas();
    const result = formSchemas[name].safeParse(draft);
    if (result.success) return { values: result.data as FormValues<N>, errors: {} };
    const errors: FieldErrors = {};
    for (const issue of result.error.issues) {
      errors[issue.path.join(".")] ??= { type: issue.code, message: issue.message };
    }
    return { values: {}, errors: errors as FieldErrors<FormDraft<N>> };
  };
}

export type ContractForm<N extends FormName> = UseFormReturn<FormDraft<N>, unknown, FormValues<N>>;

/**
 * A form judged by the contract's rules: a field speaks once it was touched, the first bad one gets the focus.
 * Without default values it keeps what was typed before the page came alive.
 */
export function useContractForm<N extends FormName>(
  name: N,
  options: { values?: FormDraft<N>; defaultValues?: DefaultValues<FormDraft<N>> } = {},
): ContractForm<N> {
  const form = useForm<FormDraft<N>, unknown, FormValues<N>>({
    resolver: resolverOf(name),
    mode: "onTouched",
    ...options,
  });
  useEffect(() => {
    // The rules come with the first touch of a field, before it is left and must be judged.
    const load = () => void loadSchemas();
    document.addEventListener("focusin", load, { once: true });
    return () => document.removeEventListener("focusin", load);
  }, []);
  return form;
}

/** What a control needs to belong to a form: its registration and the message of its failed rule. */
export function fieldOf<N extends FormName>(form: ContractForm<N>, name: Path<FormDraft<N>>) {
  const error = form.getFieldState(name, form.formState).error;
  return { ...form.register(name), error: error?.message };
}

/** Puts the server's texts on the fields they belong to. Returns whether there were any. */
export function showServerErrors<N extends FormName>(form: ContractForm<N>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const entries = Object.entries(error.fieldErrors);
  entries.forEach(([field, message], index) => {
    form.setError(field as Path<FormDraft<N>>, { type: "server", message }, { shouldFocus: index === 0 });
  });
  return entries.length > 0;
}
