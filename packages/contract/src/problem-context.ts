import { ApiError } from "./client";
import type { ErrorCode } from "./errors";
import type { AdminCollection } from "./models/collection";
import type { CustomerRecord } from "./models/customer-record";
import type { ImportReport } from "./models/import-report";
import type { Order, PaymentStatus, Quote, Shortage } from "./models/order";
import type { OrderStatus } from "./models/order-status";
import type { Product } from "./models/product";
import type { Setting } from "./models/setting";
import type { Synonym } from "./models/synonym";
import type { User } from "./models/user";

/** What a problem tells beside its code, so that a caller can go on. Codes that are not here tell nothing more. */
export interface ProblemContexts {
  /** Of a file that was refused: what each line would have done. */
  invalid_input: ImportReport;
  /** What is gone, where a call names several: of an order or of a change of many products. */
  not_found: { productId: string } | { id: string }[];
  /** The state as somebody else left it: of the product, order, user, setting or words, or of those products or settings among many that have changed. */
  edit_conflict:
    | Product
    | Order
    | CustomerRecord
    | User
    | Setting
    | Synonym
    | AdminCollection
    | Product[]
    | { settings: Setting[] };
  out_of_stock: { shortages: Shortage[] };
  /** What can still be given back. */
  refund_too_large: { refundable: number };
  /** What the order would cost now. */
  price_changed: { quote: Quote };
  /** Where the order or the payment stands. */
  illegal_step: { status: OrderStatus; nextStatuses: readonly OrderStatus[] } | { status: PaymentStatus };
}

/** What may be told beside a code. */
export type ContextOf<C extends ErrorCode> = C extends keyof ProblemContexts ? ProblemContexts[C] : never;

/** What the server tells beside this code; null when the call failed for another reason or nothing is told. */
export function problemContext<C extends keyof ProblemContexts>(
  error: unknown,
  code: C,
): ProblemContexts[C] | null {
  if (!(error instanceof ApiError) || error.problem?.code !== code) return null;
  // Our server's problems are trusted to keep their shape, as its replies are.
  return (error.problem.context as ProblemContexts[C] | undefined) ?? null;
}
