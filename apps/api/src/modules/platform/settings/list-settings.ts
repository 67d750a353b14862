import type { Setting } from "@larkwood/contract";
import type { AppContext } from "../../../context";
import { toSettings } from "./setting.mapper";
import { readSettingRows } from "./settings.repo";

/** Every setting, with where its value comes from. */
export async function listSettings({
  db,
  settings,
}: Pick<AppContext, "db" | "settings">): Promise<Setting[]> {
  return toSettings(await readSettingRows(db), settings);
}
