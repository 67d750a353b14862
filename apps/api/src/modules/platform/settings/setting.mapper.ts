import {
  SETTING_KEYS,
  type Setting,
  type SettingKey,
  type SettingValues,
  settingDefinitions,
} from "@larkwood/contract";
import type { SettingSources } from "../../../core/settings";
import type { SettingRow } from "./settings.repo";

/** The stored value, if there is one that this version of the shop can parse. */
function findValue(key: SettingKey, isSet: boolean | undefined, value: unknown): { value: unknown } | null {
  if (!isSet) return null;
  const { schema, storedSchema = schema } = settingDefinitions[key];
  const parsed = storedSchema.safeParse(value);
  return parsed.success ? { value: parsed.data } : null;
}

/** The value that an undo would restore, if it is a different one. */
function previousOf(key: SettingKey, row: SettingRow | undefined, defaults: SettingSources["defaults"]) {
  if (!row) return null;
  const previous = row.wasSet ? findValue(key, true, row.previous) : { value: defaults[key] };
  const isSame = row.wasSet === row.isSet && JSON.stringify(row.previous) === JSON.stringify(row.value);
  return previous && !isSame ? { ...previous, isDefault: !row.wasSet } : null;
}

/** Converts a row to the setting of the API. */
export function toSetting(
  key: SettingKey,
  row: SettingRow | undefined,
  { pinned, defaults }: SettingSources,
): Setting {
  const stored = findValue(key, row?.isSet, row?.value);
  const isPinned = pinned[key] !== undefined;
  const { description, isPublic, variable } = settingDefinitions[key];
  return {
    key,
    value: isPinned ? pinned[key] : stored ? stored.value : defaults[key],
    defaultValue: defaults[key],
    description,
    isPublic,
    source: isPinned ? "environment" : stored ? "stored" : "default",
    pinned: isPinned,
    variable,
    version: row?.version ?? 0,
    previous: isPinned ? null : previousOf(key, row, defaults),
  };
}

/** All settings, in the contract's order. */
export function toSettings(rows: readonly SettingRow[], sources: SettingSources): Setting[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return SETTING_KEYS.map((key) => toSetting(key, byKey.get(key), sources));
}

/** Current values by key. */
export function toValues(settings: readonly Setting[]): Readonly<SettingValues> {
  // Each value was validated by the schema of its key.
  const values = Object.fromEntries(settings.map(({ key, value }) => [key, value])) as SettingValues;
  return Object.freeze(values);
}

export const settingTag = ({ version }: { version: number }) => `"${version}"`;
