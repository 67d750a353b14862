import { ApiError } from "@larkwood/contract";
import type { Path } from "react-hook-form";
import type { FormName } from "./form-schemas";
import type { ContractForm, FormDraft } from "./use-contract-form";

/** Shows the server's errors at their fields. Returns whether there were any. */
export function showServerErrors<N extends FormName>(form: ContractForm<N>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const entries = Object.entries(error.fieldErrors);
  entries.forEach(([field, message], index) => {
    form.setError(field as Path<FormDraft<N>>, { type: "server", message }, { shouldFocus: index === 0 });
  });
  return entries.length > 0;
}
