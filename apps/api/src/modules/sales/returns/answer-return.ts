import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import { recordAudit } from "../../platform/audit";
import { enqueueMail, returnAnsweredMail, toSenderProfile } from "../../platform/mail";
import type { OrderContext } from "../orders";
import { findOrder, findOrderMailData, lockOrder, recordOrderChange } from "../orders";
import { setReturnState } from "./return-state";
import { describeLines } from "./returnable-quantities";

interface AnswerInput {
  id: string;
  accept: boolean;
  answer: string;
}

/** Accepts or declines a return request. The second of two concurrent answers is refused. */
export async function answerReturn(
  context: OrderContext,
  { id, accept, answer }: AnswerInput,
  { caller, requestId }: Pick<Actor, "caller" | "requestId">,
): Promise<string> {
  const { db, clock } = context;
  const now = clock();
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    const found = await queryFirst<{ orderId: string }>(
      tx,
      sql`SELECT order_id AS "orderId" FROM return_requests WHERE id = ${id}`,
    );
    if (!found) throw new AppError("not_found");
    const { orderId } = found;
    await lockOrder(tx, orderId);
    const order = await findOrder(tx, orderId);
    const request = order?.returns.find((one) => one.id === id);
    if (!order || !request) throw new AppError("not_found");
    const state = accept ? "accepted" : "declined";
    if (!(await setReturnState(tx, { id, orderId, from: "asked", to: state, answer, now })))
      throw new AppError("return_not_possible", {
        detail: `Someone has already answered this request: ${request.state}.`,
      });
    const items = describeLines(order.lines, request.lines);
    const body = `Return ${state}: ${items}${answer ? `. ${answer}` : ""}`;
    await recordOrderChange(tx, { orderId, body, actor: caller, now });
    await recordAudit(tx, {
      actor: caller,
      action: "order.return",
      subjectType: "order",
      subjectId: orderId,
      before: { number: Number(order.number), return: "asked", pieces: items },
      after: { number: Number(order.number), return: state, pieces: items, answer },
      requestId,
      at: now,
    });
    const mailData = await findOrderMailData(tx, orderId);
    if (mailData)
      await enqueueMail(
        tx,
        returnAnsweredMail(mailData, { items, accept, answer }, toSenderProfile(context)),
        now,
      );
    return orderId;
  });
}
