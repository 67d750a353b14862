import type { OrderStatus } from "@larkwood/contract";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { moveOrder } from "./move-order";

/** The same step for several orders, one after the other; those that cannot are named with the reason. */
export async function moveOrders(
  context: AppContext,
  { ids, status }: { ids: readonly string[]; status: OrderStatus },
  author: Author,
): Promise<{ moved: string[]; refused: { id: string; reason: string }[] }> {
  const moved: string[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      await moveOrder(context, { id, status }, author);
      moved.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, reason: error.message });
    }
  }
  return { moved, refused };
}
