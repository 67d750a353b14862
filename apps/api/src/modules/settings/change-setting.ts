import { type Setting, type SettingKey, settingDefinitions } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { textsByField } from "../../plugins/parse-input";
import { tagMatches } from "../../plugins/ready-reply";
import { type AuditEvent, recordAudit } from "../audit";
import { settingTag, toSetting } from "./setting.mapper";
import { lockSetting, writeSetting } from "./settings.repo";

type SettingContext = Pick<AppContext, "db" | "clock"> & {
  settings: Pick<AppContext["settings"], "pinned" | "defaults" | "reload">;
};

/** Who changes a setting: an Admin, or somebody at the command line. */
interface SettingAuthor {
  caller: AuditEvent["actor"];
  requestId: string;
}

interface Change {
  key: SettingKey;
  value: unknown;
  /** The version that the editor saw; without it the last one to save wins. */
  ifMatch?: string | undefined;
}

/** Changes a setting, here at once and in the other processes as soon as they hear of it. */
export async function changeSetting(
  context: SettingContext,
  { key, value, ifMatch }: Change,
  author: SettingAuthor,
): Promise<Setting> {
  const parsed = settingDefinitions[key].schema.safeParse(value);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({ ...issue, path: ["value", ...issue.path] }));
    throw new AppError("invalid_input", {
      detail: `${key} ${issues[0]?.message}.`,
      errors: textsByField(issues),
    });
  }
  return store(context, { key, value: parsed.data, ifMatch }, author);
}

/** Takes a setting back to its default. */
export function resetSetting(
  context: SettingContext,
  change: Omit<Change, "value">,
  author: SettingAuthor,
): Promise<Setting> {
  return store(context, { ...change, value: undefined }, author);
}

async function store(
  { db, clock, settings }: SettingContext,
  { key, value, ifMatch }: Change,
  { caller, requestId }: SettingAuthor,
): Promise<Setting> {
  if (settings.pinned[key] !== undefined) throw new AppError("setting_pinned", { detail: pinnedText(key) });
  const now = clock();
  const setting = await inTransaction(db, async (tx) => {
    const row = await lockSetting(tx, key);
    const before = toSetting(key, row, settings);
    if (ifMatch !== undefined && !tagMatches(ifMatch, settingTag(before)))
      throw new AppError("edit_conflict", { context: before });
    if (value === undefined && !row?.isSet) return before;
    const after = toSetting(key, await writeSetting(tx, { key, value, now }), settings);
    await recordAudit(tx, {
      actor: caller,
      action: value === undefined ? "setting.reset" : "setting.change",
      subjectType: "setting",
      subjectId: key,
      before: { name: key, value: before.value },
      after: { name: key, value: after.value },
      requestId,
      at: now,
    });
    return after;
  });
  await settings.reload();
  return setting;
}

const pinnedText = (key: SettingKey) =>
  `${settingDefinitions[key].variable} is set where the shop runs, so that ${key} cannot be changed here.`;
