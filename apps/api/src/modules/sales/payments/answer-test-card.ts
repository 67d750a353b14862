import type { PaymentStanding, TestCardAnswer } from "@larkwood/contract";
import type { Author } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { takeInNews } from "./apply-provider-event";
import { lockOwed, openAttempts } from "./attempts.repo";
import { readStanding } from "./check-payment";
import type { MoneyContext } from "./payment-context";

/** What the test card does with an order of one's own. Only where the shop offers it, and no money moves. */
export async function answerTestCard(
  context: MoneyContext,
  { id, answer }: { id: string; answer: TestCardAnswer },
  { caller }: Pick<Author, "caller">,
): Promise<PaymentStanding> {
  const { db, settings, providers } = context;
  const { order, open } = await inTransaction(db, async (tx) => ({
    order: await lockOwed(tx, id),
    open: (await openAttempts(tx, id)).at(-1),
  }));
  if (!order || order.userId !== caller.userId) throw new AppError("not_found");
  if (!settings.current.paymentMethods.includes("test_card")) throw new AppError("payment_unavailable");
  if (open?.method !== "test_card")
    throw new AppError("illegal_step", { context: { status: order.paymentStatus } });
  const news = await providers.test_card.answer(open, answer);
  await takeInNews(context, { method: "test_card", about: { id: open.id }, news });
  return readStanding(db, id);
}
