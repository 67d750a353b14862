import { zodResolver } from "@hookform/resolvers/zod";
import { ApiError } from "@larkwood/contract";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";

type FormSchema<Output extends FieldValues> = z.ZodType<Output, FieldValues>;

/** A form judged by a schema of the contract: a field speaks once it was touched, the first bad one gets the focus. */
export function useZodForm<Values extends FieldValues>(
  schema: FormSchema<Values>,
  options: { values?: Values; defaultValues?: DefaultValues<Values> } = {},
): UseFormReturn<Values> {
  return useForm<Values>({
    resolver: zodResolver(schema) as never,
    mode: "onTouched",
    ...options,
  });
}

/** Puts the server's texts on the fields they belong to. Returns whether there were any. */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const entries = Object.entries(error.fieldErrors);
  entries.forEach(([field, message], index) => {
    form.setError(field as Path<Values>, { type: "server", message }, { shouldFocus: index === 0 });
  });
  return entries.length > 0;
}
