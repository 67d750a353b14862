import { SETTING_KEYS, type Setting, type SettingKey, type SettingValues } from "@larkwood/contract";
import { AppError } from "../core/app-error";
import { formatSettingText, parseSettingText } from "../core/setting-text";
import type { Database } from "../db/connection/client";
import { changeSetting, listSettings, openSettings, resetSetting } from "../modules/platform/settings";
import { runCommand, UsageError } from "./run-command";

const usage = `Usage: npm run settings -- list
       npm run settings -- get KEY
       npm run settings -- set KEY VALUE
       npm run settings -- unset KEY
Keys: ${SETTING_KEYS.join(", ")}
Separate the entries of a list with commas, and the parts of a bank account with semicolons: "Fir Ltd; GB29 NWBK 6016 1331 9268 19; Fir Bank; NWBKGB2L".`;

const actor = { caller: { userId: null, userName: "command line" }, requestId: "settings" };
const SOURCES = {
  default: "default",
  stored: "set",
  environment: "locked by",
} satisfies Record<Setting["source"], string>;

await runCommand(async (db, [verb = "", name = "", ...words], config) => {
  // Nobody tells a command of later changes: it is over by then.
  const settings = await openSettings({ db, listener: { on: async () => {} }, config });
  const context = { db, clock: () => new Date(), settings };
  if (verb === "list" && !name) return (await listSettings(context)).map(lineOf).join("\n");
  const key = keyOf(name);
  if (verb === "get" && words.length === 0) return textOf((await settingOf(context, key)).value);
  if (verb === "unset" && words.length === 0)
    return lineOf(await explained(() => resetSetting(context, { key }, actor)));
  if (verb !== "set" || words.length !== 1) throw new UsageError(usage);
  const parsed = parseSettingText(key, words[0] ?? "");
  if (!parsed.success) throw new UsageError(`${key} ${parsed.error.issues[0]?.message}.`);
  return lineOf(await explained(() => changeSetting(context, { key, value: parsed.data }, actor)));
});

function keyOf(name: string): SettingKey {
  const key = SETTING_KEYS.find((known) => known === name);
  if (!key) throw new UsageError(name ? `There is no setting ${name}.\n${usage}` : usage);
  return key;
}

async function settingOf(
  context: { db: Database } & Parameters<typeof listSettings>[0],
  key: SettingKey,
): Promise<Setting> {
  const setting = (await listSettings(context)).find((one) => one.key === key);
  if (!setting) throw new UsageError(usage);
  return setting;
}

async function explained<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(error.details.detail ?? error.message);
    throw error;
  }
}

// A function, not a constant: what stands below is not there yet when the command runs.
function textOf(value: unknown): string {
  return formatSettingText(value as SettingValues[SettingKey]);
}

function lineOf({ key, value, source, variable, description }: Setting): string {
  const from = source === "environment" ? `${SOURCES[source]} ${variable}` : SOURCES[source];
  return `${key} = ${textOf(value) || "–"}   (${from})\n    ${description}`;
}
