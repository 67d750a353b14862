import { type VariantsForm, variantsFormSchema } from "@larkwood/contract";
import { findVariantProblems } from "@larkwood/domain";
import { findFormProblems } from "~/features/admin/products/find-form-problems";

/** Errors of fields and of the form as a whole, by path; null if the form is valid. */
export function findProblems(form: VariantsForm): Record<string, string> | null {
  const ofForm = findVariantProblems(form).map(({ path, text }) => [path.join("."), text] as const);
  const ofFields = findFormProblems(variantsFormSchema, form);
  return ofFields || ofForm.length > 0 ? { ...Object.fromEntries(ofForm), ...ofFields } : null;
}
