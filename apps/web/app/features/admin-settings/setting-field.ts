import type { SettingKey } from "@larkwood/contract";
import type { Path } from "react-hook-form";
import type { FormDraft } from "~/lib/use-contract-form";
import { getSetting } from "./setting-queries";
import { settingLabels } from "./setting-text";
import type { Section, SectionForm } from "./use-section";

/** The rules of settings follow a name ("shopName must …"); below a field they begin the sentence. */
const asSentence = (text: string | undefined) =>
  text ? text.charAt(0).toUpperCase() + text.slice(1) : undefined;

/** Registration of a field that is a setting or a part of one, with its message as a sentence. */
export function partOf<N extends SectionForm>(
  { form }: Section<N>,
  name: Path<FormDraft<N>>,
  options: { valueAsNumber?: true } = {},
) {
  const error = form.getFieldState(name, form.formState).error;
  return { ...form.register(name, options as never), error: asSentence(error?.message) };
}

/** What is known of a setting, and what its control needs: name, help, registration and message. */
export function settingField<N extends SectionForm>(
  section: Section<N>,
  key: SettingKey & Path<FormDraft<N>>,
  options: { valueAsNumber?: true } = {},
) {
  const setting = getSetting(section.base, key);
  const field = { label: settingLabels[key], hint: setting.description, ...partOf(section, key, options) };
  return { setting, field };
}
