import { type Setting, type SettingChange, type SettingKey, settingDefinitions } from "@larkwood/contract";
import { AppError } from "../../../core/app-error";
import { messagesByField } from "../../../plugins/router/parse-input";
import type { PlatformContext } from "../context";
import type { SettingActor } from "./store-settings";
import { storeSettings } from "./store-settings";

type SettingContext = Parameters<typeof storeSettings>[0];

interface Change {
  key: SettingKey;
  value: unknown;
  /** The version that the editor loaded; without it the last save wins. */
  ifMatch?: string | undefined;
}

/** Parses a value by the schema of its key; the paths of errors start with `name`. */
function validate({ key, value }: { key: SettingKey; value: unknown }, name: string) {
  const parsed = settingDefinitions[key].schema.safeParse(value);
  if (parsed.success) return { value: parsed.data, errors: {}, detail: null };
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] }));
  return { value: undefined, errors: messagesByField(issues), detail: `${key} ${issues[0]?.message}.` };
}

/** Changes a setting: at once in this process, in others when they are notified. */
export async function changeSetting(
  context: SettingContext,
  change: Change,
  actor: SettingActor,
): Promise<Setting> {
  const { value, errors, detail } = validate(change, "value");
  if (detail) throw new AppError("invalid_input", { detail, errors });
  return storeOne(context, { ...change, value }, actor);
}

/** Resets a setting to its default. */
export function resetSetting(
  context: SettingContext,
  change: Omit<Change, "value">,
  actor: SettingActor,
): Promise<Setting> {
  return storeOne(context, { ...change, value: undefined }, actor);
}

async function storeOne(context: SettingContext, change: Change, actor: SettingActor): Promise<Setting> {
  const [setting] = await storeSettings(context, [change], actor, ([conflict]) => conflict);
  if (!setting) throw new Error("a stored setting was not found");
  return setting;
}

/** Changes several settings together, or none if one is invalid or outdated. */
export async function changeSettings(
  context: SettingContext & Pick<PlatformContext, "settings">,
  changes: readonly SettingChange[],
  actor: SettingActor,
): Promise<Setting[]> {
  const validated = changes.map(({ key, value, version }) => ({
    key,
    ifMatch: `"${version}"`,
    // A change without a value resets the setting.
    ...(value === undefined ? { value, errors: {}, detail: null } : validate({ key, value }, key)),
  }));
  const detail = validated.find((one) => one.detail)?.detail;
  if (detail)
    throw new AppError("invalid_input", {
      detail,
      errors: Object.assign({}, ...validated.map(({ errors }) => errors)),
    });
  const duplicate = changes.find(({ key }, index) => changes.findIndex((one) => one.key === key) !== index);
  if (duplicate) throw new AppError("invalid_input", { detail: `${duplicate.key} can only be listed once.` });
  return storeSettings(context, validated, actor, (settings) => ({ settings }));
}
