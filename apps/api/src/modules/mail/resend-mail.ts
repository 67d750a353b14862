import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { recordAudit } from "../audit";
import { releaseMail } from "./outbox.repo";

/** Has a message sent that could not be, or that was too old to go by itself. */
export async function resendMail(
  { db, clock }: AppContext,
  { id }: { id: string },
  { caller, requestId }: Author,
): Promise<void> {
  const at = clock();
  await inTransaction(db, async (tx) => {
    if (!(await releaseMail(tx, id, at))) throw new AppError("not_found");
    await recordAudit(tx, {
      actor: caller,
      action: "mail.resend",
      subjectType: "mail",
      subjectId: id,
      requestId,
      at,
    });
  });
}
