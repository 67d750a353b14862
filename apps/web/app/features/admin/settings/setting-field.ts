import type { SettingKey } from "@larkwood/contract";
import { capitalised } from "@larkwood/domain";
import type { Path } from "react-hook-form";
import type { FormDraft } from "~/lib/forms/use-contract-form";
import { getSetting } from "./setting-queries";
import { settingLabels } from "./setting-text";
import type { Section, SectionForm } from "./use-section";

/** The rules of settings follow a name ("shopName must …"); below a field they begin the sentence. */
const asSentence = (text: string | undefined) => (text ? capitalised(text) : undefined);

/** How what is typed becomes a value; a text unless said. */
interface Reading {
  valueAsNumber?: true;
  /** A number, or null where nothing is typed. */
  orNull?: true;
}

const numberOrNull = (typed: unknown) => (typed === "" || typed === null ? null : Number(typed));
const optionsOf = ({ valueAsNumber, orNull }: Reading) =>
  orNull ? { setValueAs: numberOrNull } : { valueAsNumber };

/** The message of what has fields of its own and is none itself. */
export function errorOf<N extends SectionForm>({ form }: Section<N>, name: Path<FormDraft<N>>) {
  const error = form.getFieldState(name, form.formState).error;
  // Messages of its fields are theirs.
  return typeof error?.message === "string" ? asSentence(error.message) : undefined;
}

/** Registration of a field that is a setting or a part of one, with its message as a sentence. */
export function partOf<N extends SectionForm>(
  section: Section<N>,
  name: Path<FormDraft<N>>,
  reading: Reading = {},
) {
  return { ...section.form.register(name, optionsOf(reading) as never), error: errorOf(section, name) };
}

/** What is known of a setting, and what its control needs: name, help, registration and message. */
export function settingField<N extends SectionForm>(
  section: Section<N>,
  key: SettingKey & Path<FormDraft<N>>,
  reading: Reading = {},
) {
  const setting = getSetting(section.base, key);
  const field = { label: settingLabels[key], hint: setting.description, ...partOf(section, key, reading) };
  return { setting, field };
}
