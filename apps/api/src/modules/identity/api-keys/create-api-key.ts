import type { ApiKey, ApiKeyForm } from "@larkwood/contract";
import { type Actor, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { isBelowLimit } from "../../../db/row-limit";
import { apiKeys } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { lockCaller } from "../sessions";
import { newApiKeySecret } from "./api-key-secret";

const MAX_KEYS = 100;

/** Creates a key with some of the caller's permissions. Only this result contains the key itself. */
export async function createApiKey(
  { db, clock }: IdentityContext,
  { name, permissions, expiresAt }: ApiKeyForm,
  { caller, requestId }: Actor,
): Promise<ApiKey & { key: string }> {
  const now = clock();
  const expiry = expiresAt ? new Date(expiresAt) : null;
  if (expiry && expiry <= now)
    throw new AppError("invalid_input", { errors: { expiresAt: "Must be in the future" } });
  if (!permissions.every((permission) => hasPermission(caller, permission)))
    throw new AppError("not_allowed");
  const { key, prefix, hash } = newApiKeySecret();
  const id = newId(now);
  const { userId, userName } = caller;
  await inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    if (!(await isBelowLimit(tx, "api_keys", MAX_KEYS))) throw new AppError("too_many_api_keys");
    const row = { id, userId, name, prefix, hash, permissions, createdAt: now, expiresAt: expiry };
    await tx.insert(apiKeys).values(row);
    await recordAudit(tx, {
      actor: caller,
      action: "api-key.create",
      subjectType: "api-key",
      subjectId: id,
      after: { name, prefix, permissions, expiresAt: expiry?.toISOString() ?? null },
      requestId,
      at: now,
    });
  });
  return {
    id,
    name,
    prefix,
    permissions,
    createdBy: { id: userId, userName },
    createdAt: now.toISOString(),
    expiresAt: expiry?.toISOString() ?? null,
    lastUsedAt: null,
    key,
  };
}
