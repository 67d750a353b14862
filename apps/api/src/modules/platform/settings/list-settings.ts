import type { Setting } from "@larkwood/contract";
import type { PlatformContext } from "../context";
import { toSettings } from "./setting.mapper";
import { readSettingRows } from "./settings.repo";

/** Every setting, with where its value comes from. */
export async function listSettings({
  db,
  settings,
}: Pick<PlatformContext, "db" | "settings">): Promise<Setting[]> {
  return toSettings(await readSettingRows(db), settings);
}
