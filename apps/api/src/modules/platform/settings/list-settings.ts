import type { Setting } from "@larkwood/contract";
import type { PlatformContext } from "../context";
import { toSettings } from "./setting.mapper";
import { readSettingRows } from "./settings.repo";

/** All settings, with the sources of their values. */
export async function listSettings({
  db,
  settings,
}: Pick<PlatformContext, "db" | "settings">): Promise<Setting[]> {
  return toSettings(await readSettingRows(db), settings);
}
