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

await runCommand(async (db, [verb = "", name = "", ...values], config) => {
  // Without notifications: the command ends before settings can change.
  const settings = await openSettings({ db, listener: { on: async () => {} }, config });
  const context = { db, clock: () => new Date(), settings };
  if (verb === "list" && !name) return (await listSettings(context)).map(formatSetting).join("\n");
  const key = parseKey(name);
  if (verb === "get" && values.length === 0) return formatValue((await findSetting(context, key)).value);
  if (verb === "unset" && values.length === 0)
    return formatSetting(await withUsageErrors(() => resetSetting(context, { key }, actor)));
  if (verb !== "set" || values.length !== 1) throw new UsageError(usage);
  const parsed = parseSettingText(key, values[0] ?? "");
  if (!parsed.success) throw new UsageError(`${key} ${parsed.error.issues[0]?.message}.`);
  return formatSetting(
    await withUsageErrors(() => changeSetting(context, { key, value: parsed.data }, actor)),
  );
});

function parseKey(name: string): SettingKey {
  const key = SETTING_KEYS.find((known) => known === name);
  if (!key) throw new UsageError(name ? `There is no setting ${name}.\n${usage}` : usage);
  return key;
}

async function findSetting(
  context: { db: Database } & Parameters<typeof listSettings>[0],
  key: SettingKey,
): Promise<Setting> {
  const setting = (await listSettings(context)).find((one) => one.key === key);
  if (!setting) throw new UsageError(usage);
  return setting;
}

async function withUsageErrors<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(error.details.detail ?? error.message);
    throw error;
  }
}

// Not a const, because the command above runs before this line.
function formatValue(value: unknown): string {
  return formatSettingText(value as SettingValues[SettingKey]);
}

function formatSetting({ key, value, source, variable, description }: Setting): string {
  const from = source === "environment" ? `${SOURCES[source]} ${variable}` : SOURCES[source];
  return `${key} = ${formatValue(value) || "–"}   (${from})\n    ${description}`;
}
