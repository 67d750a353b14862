import type { Setting } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { queryFirst } from "../../../db/executor";
import type { PlatformContext } from "../context";
import { toSettings } from "./setting.mapper";
import { readSettingRows } from "./settings.repo";

/** All settings, with the sources of their values. */
export async function listSettings({
  db,
  settings,
}: Pick<PlatformContext, "db" | "settings">): Promise<Setting[]> {
  const all = toSettings(await readSettingRows(db), settings);
  if (!(await queryFirst(db, sql`SELECT FROM orders LIMIT 1`))) return all;
  return all.map((one) =>
    one.key === "currency" ? { ...one, lockedReason: `There are orders in ${one.value}.` } : one,
  );
}
