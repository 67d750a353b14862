import { type Setting, type SettingKey, settingDefinitions } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { ADVISORY_LOCKS } from "../../../db/advisory-locks";
import { type Executor, queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { etagMatches } from "../../../plugins/response-cache/cached-response";
import { type AuditEvent, recordAudit } from "../audit";
import type { PlatformContext } from "../context";
import { settingTag, toSetting } from "./setting.mapper";
import { lockSettings, writeSetting } from "./settings.repo";

type StoringContext = Pick<PlatformContext, "db" | "clock"> & {
  settings: Pick<PlatformContext["settings"], "pinned" | "defaults" | "reload">;
};

/** Who changes a setting: an Admin, or somebody at the command line. */
export interface SettingActor {
  caller: AuditEvent["actor"];
  requestId: string;
}

interface Judged {
  key: SettingKey;
  /** Undefined: back to the default. */
  value: unknown;
  ifMatch?: string | undefined;
}

/**
 * Stores values that were judged by their rules, each with its row in the log, all or none; gives those settings as they
 * are now. What a caller is told of a conflict is theirs to say.
 */
export async function storeSettings(
  { db, clock, settings }: StoringContext,
  changes: readonly Judged[],
  { caller, requestId }: SettingActor,
  tell: (conflicts: Setting[]) => Setting | { settings: Setting[] } | undefined,
): Promise<Setting[]> {
  const pinned = changes.find(({ key }) => settings.pinned[key] !== undefined);
  if (pinned) throw new AppError("setting_pinned", { detail: pinnedText(pinned.key) });
  const now = clock();
  const stored = await inTransaction(db, async (tx) => {
    const rows = await lockSettings(tx);
    const before = new Map(changes.map(({ key }) => [key, toSetting(key, rows.get(key), settings)]));
    const isOutdated = ({ version }: Setting, ifMatch: string | undefined) =>
      ifMatch !== undefined && !etagMatches(ifMatch, settingTag({ version }));
    const known = changes.map((change) => ({ ...change, before: before.get(change.key) as Setting }));
    const conflicts = known.filter((one) => isOutdated(one.before, one.ifMatch)).map((one) => one.before);
    const context = tell(conflicts);
    if (conflicts.length > 0 && context) throw new AppError("edit_conflict", { context });
    await refuseOtherCurrency(tx, known, settings.defaults.currency);
    const after: Setting[] = [];
    for (const { key, value, before: old } of known) {
      // Nothing to take back: nothing is written, and nothing logged.
      if (value === undefined && !rows.get(key)?.isSet) {
        after.push(old);
        continue;
      }
      const setting = toSetting(key, await writeSetting(tx, { key, value, now }), settings);
      await recordAudit(tx, {
        actor: caller,
        action: value === undefined ? "setting.reset" : "setting.change",
        subjectType: "setting",
        subjectId: key,
        before: { name: key, value: inTheLog(old.value) },
        after: { name: key, value: inTheLog(setting.value) },
        requestId,
        at: now,
      });
      after.push(setting);
    }
    return after;
  });
  await settings.reload();
  return stored;
}

const MOST_SIGNS_IN_THE_LOG = 5_000;

/** A value as the log keeps it. The words of a whole page are cut: the log is read by the page, and by every bell each minute. */
function inTheLog(value: unknown): unknown {
  if (typeof value !== "string" || value.length <= MOST_SIGNS_IN_THE_LOG) return value;
  return `${value.slice(0, MOST_SIGNS_IN_THE_LOG)}… (${value.length} characters)`;
}

/** What was ordered was ordered in a currency: with another one the same figures would be other sums. */
async function refuseOtherCurrency(
  tx: Executor,
  changes: readonly (Judged & { before: Setting })[],
  fallback: string,
): Promise<void> {
  const change = changes.find(({ key }) => key === "currency");
  if (!change || (change.value ?? fallback) === change.before.value) return;
  // The very first order may be on its way at this moment: it is waited for, and the next one waits.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.currency})`);
  if (!(await queryFirst(tx, sql`SELECT 1 FROM orders LIMIT 1`))) return;
  const text = `can't be changed any more because there are orders in ${change.before.value}`;
  throw new AppError("invalid_input", { detail: `currency ${text}.`, errors: { currency: text } });
}

const pinnedText = (key: SettingKey) =>
  `${key} can't be changed here: the environment variable ${settingDefinitions[key].variable} sets it.`;
