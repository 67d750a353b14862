import type { User } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { tagMatches } from "../../plugins/ready-reply";
import { recordAudit } from "../audit";
import { toUser, userTag } from "./user.mapper";
import { keepOneAdmin, lockUser, type UserChange, updateUser as updateRow } from "./user.repo";

interface Edit {
  id: string;
  change: UserChange;
  /** The version that the editor saw; without it the last one to save wins. */
  ifMatch: string | undefined;
}

/** Changes personal data, address or, for an Admin, anything; role and email are an Admin's to change. */
export async function updateUser(
  { db, clock }: AppContext,
  { id, change, ifMatch }: Edit,
  { caller, requestId }: Author,
): Promise<User> {
  return inTransaction(db, async (tx) => {
    if (change.role === "User") await keepOneAdmin(tx, id, change.role);
    const before = await lockUser(tx, id);
    if (caller.role !== "Admin" && changesIdentity(before, change)) throw new AppError("not_allowed");
    if (ifMatch !== undefined && !tagMatches(ifMatch, userTag(before))) {
      throw new AppError("edit_conflict", { context: toUser(before) });
    }
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
