import {
  BANK_ACCOUNT_REQUIRED,
  lacksBankAccount,
  type Setting,
  type SettingKey,
  type SettingValues,
  settingDefinitions,
} from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { ADVISORY_LOCKS } from "../../../db/advisory-locks";
import { type Executor, queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { etagMatches } from "../../../plugins/response-cache/cached-response";
import { type AuditEvent, recordAudit } from "../audit";
import type { PlatformContext } from "../context";
import { settingTag, toSetting, toSettings, toValues } from "./setting.mapper";
import { lockSettings, writeSetting } from "./settings.repo";

type StoreContext = Pick<PlatformContext, "db" | "clock"> & {
  settings: Pick<PlatformContext["settings"], "pinned" | "defaults" | "reload">;
};

/** Who changes a setting: an Admin, or the operator at the command line. */
export interface SettingActor {
  caller: AuditEvent["actor"];
  requestId: string;
}

interface ValidatedChange {
  key: SettingKey;
  /** Undefined resets the setting to its default. */
  value: unknown;
  ifMatch?: string | undefined;
}

/** Stores validated values with their audit entries, all or none, and returns the new settings. */
export async function storeSettings(
  { db, clock, settings }: StoreContext,
  changes: readonly ValidatedChange[],
  { caller, requestId }: SettingActor,
  toConflictContext: (conflicts: Setting[]) => Setting | { settings: Setting[] } | undefined,
): Promise<Setting[]> {
  const pinned = changes.find(({ key }) => settings.pinned[key] !== undefined);
  if (pinned) throw new AppError("setting_pinned", { detail: pinnedText(pinned.key) });
  const now = clock();
  const stored = await inTransaction(db, async (tx) => {
    const rows = await lockSettings(tx);
    const before = new Map(changes.map(({ key }) => [key, toSetting(key, rows.get(key), settings)]));
    const isOutdated = ({ version }: Setting, ifMatch: string | undefined) =>
      ifMatch !== undefined && !etagMatches(ifMatch, settingTag({ version }));
    const withBefore = changes.map((change) => ({ ...change, before: before.get(change.key) as Setting }));
    const conflicts = withBefore
      .filter((one) => isOutdated(one.before, one.ifMatch))
      .map((one) => one.before);
    const context = toConflictContext(conflicts);
    if (conflicts.length > 0 && context) throw new AppError("edit_conflict", { context });
    await assertCurrencyMayChange(tx, withBefore, settings.defaults.currency);
    assertBankAccount(changes, toValues(toSettings([...rows.values()], settings)), settings.defaults);
    const after: Setting[] = [];
    for (const { key, value, before: old } of withBefore) {
      // Already the default: nothing to write or audit.
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
        before: { name: key, value: toAuditValue(old.value) },
        after: { name: key, value: toAuditValue(setting.value) },
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

const MAX_AUDIT_LENGTH = 5_000;

/** Shortens long texts, because the audit log is loaded often. */
function toAuditValue(value: unknown): unknown {
  if (typeof value !== "string" || value.length <= MAX_AUDIT_LENGTH) return value;
  return `${value.slice(0, MAX_AUDIT_LENGTH)}… (${value.length} characters)`;
}

/** Throws when the currency changes and orders exist, because their amounts are in the old currency. */
async function assertCurrencyMayChange(
  tx: Executor,
  changes: readonly (ValidatedChange & { before: Setting })[],
  fallback: string,
): Promise<void> {
  const change = changes.find(({ key }) => key === "currency");
  if (!change || (change.value ?? fallback) === change.before.value) return;
  // Wait for a first order in progress, and make the next one wait.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.currency})`);
  if (!(await queryFirst(tx, sql`SELECT 1 FROM orders LIMIT 1`))) return;
  const text = `can't be changed any more because there are orders in ${change.before.value}`;
  throw new AppError("invalid_input", { detail: `currency ${text}.`, errors: { currency: text } });
}

/** Throws when bank transfers would be enabled without an account to pay into. */
function assertBankAccount(
  changes: readonly ValidatedChange[],
  before: Readonly<SettingValues>,
  defaults: Readonly<SettingValues>,
): void {
  const changed = changes.map(({ key, value }) => [key, value === undefined ? defaults[key] : value]);
  const after: SettingValues = { ...before, ...Object.fromEntries(changed) };
  if (!lacksBankAccount(after) || lacksBankAccount(before)) return;
  throw new AppError("invalid_input", {
    detail: `bankAccount ${BANK_ACCOUNT_REQUIRED}.`,
    errors: { bankAccount: BANK_ACCOUNT_REQUIRED },
  });
}

const pinnedText = (key: SettingKey) =>
  `${key} can't be changed here: the environment variable ${settingDefinitions[key].variable} sets it.`;
