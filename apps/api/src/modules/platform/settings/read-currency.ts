import type { SettingValues } from "@larkwood/contract";
import type { SettingSources } from "../../../core/settings";
import type { Executor } from "../../../db/executor";
import { toSetting } from "./setting.mapper";
import { findSettingRow } from "./settings.repo";

/**
 * Reads the currency from the database, which may be newer than the settings of this process. Under the currency lock it
 * can't change until the transaction ends.
 */
export async function readCurrency(
  db: Executor,
  sources: SettingSources,
): Promise<SettingValues["currency"]> {
  const { value } = toSetting("currency", (await findSettingRow(db, "currency")) ?? undefined, sources);
  // Validated by the schema of its key.
  return value as SettingValues["currency"];
}
