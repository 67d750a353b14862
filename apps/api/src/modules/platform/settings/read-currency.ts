import type { SettingValues } from "@larkwood/contract";
import type { SettingSources } from "../../../core/settings";
import type { Executor } from "../../../db/executor";
import { toSetting } from "./setting.mapper";
import { findSettingRow } from "./settings.repo";

/**
 * What prices are in by the table, which may know more than this process has heard. Who holds the lock under which the
 * currency is changed can rely on it until their transaction ends.
 */
export async function readCurrency(db: Executor, ground: SettingSources): Promise<SettingValues["currency"]> {
  const { value } = toSetting("currency", (await findSettingRow(db, "currency")) ?? undefined, ground);
  // Judged by the rule of its key.
  return value as SettingValues["currency"];
}
