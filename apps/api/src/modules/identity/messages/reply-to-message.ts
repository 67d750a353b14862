import type { ContactMessage } from "@larkwood/contract";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { contactMessages, contactReplies } from "../../../db/schema";
import { recordAudit } from "../../platform/audit";
import { withIdempotencyKey } from "../../platform/idempotency";
import { enqueueMail, messageReplyMail, toSenderProfile } from "../../platform/mail";
import type { IdentityContext } from "../context";
import { lockCaller } from "../sessions";
import { findMessage } from "./message.repo";

interface ReplyInput {
  id: string;
  text: string;
  key: string | undefined;
}

/** Sends a reply by email and marks the message as answered. */
export async function replyToMessage(
  context: IdentityContext,
  { id, text, key }: ReplyInput,
  { caller, requestId }: Actor,
): Promise<ContactMessage> {
  const { db, clock } = context;
  const now = clock();
  const keyed = { userId: caller.userId, key, request: { id, text }, resourceId: id };
  await withIdempotencyKey(context, keyed, async (tx, { claimed }) => {
    await claimed;
    await lockCaller(tx, caller);
    const [message] = await tx
      .update(contactMessages)
      .set({ state: "answered" })
      .where(eq(contactMessages.id, id))
      .returning();
    if (!message) throw new AppError("not_found");
    const reply = { id: newId(now), messageId: id, author: caller.userName, text, createdAt: now };
    await tx.insert(contactReplies).values(reply);
    await enqueueMail(tx, messageReplyMail(message, text, toSenderProfile(context)), now);
    await recordAudit(tx, {
      actor: caller,
      action: "message.reply",
      subjectType: "message",
      subjectId: id,
      after: { email: message.email },
      requestId,
      at: now,
    });
  });
  const message = await findMessage(db, id);
  if (!message) throw new AppError("not_found");
  return message;
}
