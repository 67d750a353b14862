import type { ContactMessage, MessageState } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { IdentityContext } from "../context";
import { findMessage } from "./message.repo";

/** Marks a message as open, answered or spam. */
export async function setMessageState(
  { db, clock }: IdentityContext,
  { id, state }: { id: string; state: MessageState },
  { caller, requestId }: Actor,
): Promise<ContactMessage> {
  return inTransaction(db, async (tx) => {
    const before = await queryFirst<{ state: MessageState }>(
      tx,
      sql`SELECT state FROM contact_messages WHERE id = ${id} FOR UPDATE`,
    );
    if (!before) throw new AppError("not_found");
    if (before.state !== state) {
      await tx.execute(sql`UPDATE contact_messages SET state = ${state} WHERE id = ${id}`);
      await recordAudit(tx, {
        actor: caller,
        action: "message.state",
        subjectType: "message",
        subjectId: id,
        before,
        after: { state },
        requestId,
        at: clock(),
      });
    }
    const message = await findMessage(tx, id);
    if (!message) throw new AppError("not_found");
    return message;
  });
}
