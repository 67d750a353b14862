import type { User } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { recordAudit } from "../audit";
import { toUser } from "./user.mapper";
import { keepOneAdmin, lockUser, type UserChange, updateUser as updateRow } from "./user.repo";

/** Changes personal data, address or, for an Admin, anything; role and email are an Admin's to change. */
export async function updateUser(
  { db, clock }: AppContext,
  { id, change }: { id: string; change: UserChange },
  { caller, requestId }: Author,
): Promise<User> {
  return inTransaction(db, async (tx) => {
    if (change.role === "User") await keepOneAdmin(tx, id, change.role);
    const before = await lockUser(tx, id);
    if (caller.role !== "Admin" && changesIdentity(before, change)) throw new AppError("not_allowed");
    const after = await updateRow(tx, id, change);
    await recordAudit(tx, {
      actor: caller,
      action: "user.update",
      subjectType: "user",
      subjectId: id,
      before: toUser(before),
      after: toUser(after),
      requestId,
      at: clock(),
    });
    return toUser(after);
  });
}

function changesIdentity(before: UserChange, change: UserChange): boolean {
  const isOther = (field: "role" | "email") => change[field] !== undefined && change[field] !== before[field];
  return isOther("role") || isOther("email");
}
