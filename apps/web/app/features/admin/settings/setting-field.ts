import type { SettingKey } from "@larkwood/contract";
import { capitalised } from "@larkwood/domain";
import type { Path } from "react-hook-form";
import type { FormDraft } from "~/lib/forms/use-contract-form";
import { getSetting } from "./setting-queries";
import { settingLabels } from "./setting-text";
import type { Section, SectionForm } from "./use-section";

/** Validation messages start in lower case ("must be …"), because they follow the name of the setting. */
const capitaliseMessage = (text: string | undefined) => (text ? capitalised(text) : undefined);

/** How the typed text is converted; text by default. */
interface ParseOptions {
  valueAsNumber?: true;
  /** A number, or null if empty. */
  orNull?: true;
}

const numberOrNull = (typed: unknown) => (typed === "" || typed === null ? null : Number(typed));
const toRegisterOptions = ({ valueAsNumber, orNull }: ParseOptions) =>
  orNull ? { setValueAs: numberOrNull } : { valueAsNumber };

/** The error message of a field, or of a group as a whole. */
export function errorOf<N extends SectionForm>({ form }: Section<N>, name: Path<FormDraft<N>>) {
  const error = form.getFieldState(name, form.formState).error;
  // For a group, `message` can be a nested field instead of a text.
  return typeof error?.message === "string" ? capitaliseMessage(error.message) : undefined;
}

/** Registers a field that is a setting or part of one, with its error message. */
export function registerField<N extends SectionForm>(
  section: Section<N>,
  name: Path<FormDraft<N>>,
  parse: ParseOptions = {},
) {
  return { ...section.form.register(name, toRegisterOptions(parse) as never), error: errorOf(section, name) };
}

/** A setting with the props of its control: label, hint, registration and error. */
export function settingField<N extends SectionForm>(
  section: Section<N>,
  key: SettingKey & Path<FormDraft<N>>,
  parse: ParseOptions = {},
) {
  const setting = getSetting(section.base, key);
  const field = {
    label: settingLabels[key],
    hint: setting.description,
    ...registerField(section, key, parse),
  };
  return { setting, field };
}
