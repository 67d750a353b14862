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
  /** The version that the editor saw; without it the last one to save wins. */
  ifMatch?: string | undefined;
}

/** What a value is by the rule of its key, or the texts of what is wrong with it, below a name. */
function judge({ key, value }: { key: SettingKey; value: unknown }, name: string) {
  const parsed = settingDefinitions[key].schema.safeParse(value);
  if (parsed.success) return { value: parsed.data, errors: {}, detail: null };
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] }));
  return { value: undefined, errors: messagesByField(issues), detail: `${key} ${issues[0]?.message}.` };
}

/** Changes a setting, here at once and in the other processes as soon as they hear of it. */
export async function changeSetting(
  context: SettingContext,
  change: Change,
  actor: SettingActor,
): Promise<Setting> {
  const { value, errors, detail } = judge(change, "value");
  if (detail) throw new AppError("invalid_input", { detail, errors });
  return storeOne(context, { ...change, value }, actor);
}

/** Takes a setting back to its default. */
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

/** Changes several settings together: all of them, or with a single bad or outdated one none. */
export async function changeSettings(
  context: SettingContext & Pick<PlatformContext, "settings">,
  changes: readonly SettingChange[],
  actor: SettingActor,
): Promise<Setting[]> {
  const judged = changes.map(({ key, value, version }) => ({
    key,
    ifMatch: `"${version}"`,
    // A change that says no value goes back to the default.
    ...(value === undefined ? { value, errors: {}, detail: null } : judge({ key, value }, key)),
  }));
  const detail = judged.find((one) => one.detail)?.detail;
  if (detail)
    throw new AppError("invalid_input", {
      detail,
      errors: Object.assign({}, ...judged.map(({ errors }) => errors)),
    });
  const twice = changes.find(({ key }, index) => changes.findIndex((one) => one.key === key) !== index);
  if (twice) throw new AppError("invalid_input", { detail: `${twice.key} can only be listed once.` });
  return storeSettings(context, judged, actor, (settings) => ({ settings }));
}
