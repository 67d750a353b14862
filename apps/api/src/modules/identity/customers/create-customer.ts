import { randomBytes } from "node:crypto";
import type { User } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { IdentityContext } from "../context";
import { requestReset } from "../password-reset";
import { assertEmailAvailable, findUser, insertUser, toUser } from "../users";

interface NewCustomer {
  form: { userName: string; email: string };
  key: string;
}

/** Creates an account with a random password; the customer sets their own through the emailed link. */
export async function createCustomer(
  context: IdentityContext,
  { form, key }: NewCustomer,
  { caller, requestId, address }: Actor,
): Promise<User> {
  const { db, clock, passwords, config } = context;
  const now = clock();
  const id = newId(now);
  const keyed = { userId: caller.userId, key, request: form, resourceId: id };
  const passwordHash = await passwords.hash(randomBytes(32).toString("base64url"), address);
  const created = await withIdempotencyKey({ db, clock }, keyed, async (tx, { claimed }) => {
    await claimed;
    await assertEmailAvailable(tx, form.email);
    await insertUser(tx, { id, ...form, passwordHash, role: "User", createdAt: now });
    await recordAudit(tx, {
      actor: caller,
      action: "user.create",
      subjectType: "user",
      subjectId: id,
      after: form,
      requestId,
      at: now,
    });
  });
  const user = await findUser(db, created.isNew ? id : (created.resourceId ?? ""));
  if (!user) throw new AppError("not_found");
  if (created.isNew && config.sendsMail && config.publicUrl)
    await requestReset(context, { email: form.email, origin: config.publicUrl });
  return toUser(user);
}
