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

/** The validated values of a form. */
export type FormValues<N extends FormName> = z.output<FormSchemas[N]>;
/** The values of a form during input. */
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
 * A form validated by the contract's schemas: a field shows errors after it was touched, and the first invalid one gets
 * the focus. Without default values it keeps text that was typed before hydration.
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
    // Load the schemas on the first focus, before a field needs validation.
    const load = () => void loadSchemas();
    document.addEventListener("focusin", load, { once: true });
    return () => document.removeEventListener("focusin", load);
  }, []);
  return form;
}

/** Props that connect a control to a form: its registration and its error message. */
export function fieldOf<N extends FormName>(form: ContractForm<N>, name: Path<FormDraft<N>>) {
  const error = form.getFieldState(name, form.formState).error;
  return { ...form.register(name), error: error?.message };
}
