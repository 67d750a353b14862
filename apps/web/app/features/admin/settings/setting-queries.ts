import type { Setting, SettingKey, SettingValues } from "@larkwood/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";

export const settingsOptions = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: async ({ signal }) => (await api("listSettings", { signal })).data,
});

/** Current values by key. */
export function valuesOf(settings: readonly Setting[]): SettingValues {
  // The server validated each value against the schema of its key.
  return Object.fromEntries(settings.map(({ key, value }) => [key, value])) as SettingValues;
}

export function getSetting(settings: readonly Setting[], key: SettingKey): Setting {
  const setting = settings.find((one) => one.key === key);
  if (!setting) throw new Error(`The server does not know the setting ${key}`);
  return setting;
}
