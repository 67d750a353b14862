import { ApiError } from "./client";
import type { ErrorCode } from "./errors";
import type { SavedCart } from "./models/cart";
import type { AdminCollection } from "./models/collection";
import type { CustomerRecord } from "./models/customer-record";
import type { ImportReport } from "./models/import-report";
import type { Order, PaymentStatus, Quote, Shortage } from "./models/order";
import type { OrderStatus } from "./models/order-status";
import type { Product } from "./models/product";
import type { Setting } from "./models/setting";
import type { ChangedStockItem } from "./models/stock-item";
import type { Synonym } from "./models/synonym";
import type { User } from "./models/user";

/** Context of a problem by error code. Other codes have no context. */
export interface ProblemContexts {
  /** Rows of a request for stock or prices whose stock item changed since the sender read it. */
  conflict: { items: ChangedStockItem[] };
  /** Report of a rejected import. */
  invalid_input: ImportReport;
  /** The missing product of an order, or the missing products of a bulk edit. */
  not_found: { productId: string } | { id: string }[];
  /** Current state after another user's change; for several products or settings, only the changed ones. */
  edit_conflict:
    | Product
    | Order
    | CustomerRecord
    | User
    | Setting
    | Synonym
    | AdminCollection
    | SavedCart
    | Product[]
    | { settings: Setting[] };
  out_of_stock: { shortages: Shortage[] };
  /** Amount that can still be refunded. */
  refund_too_large: { refundable: number };
  /** Current price of the order. */
  price_changed: { quote: Quote };
  /** Current status of the order or payment. */
  illegal_step: { status: OrderStatus; nextStatuses: readonly OrderStatus[] } | { status: PaymentStatus };
}

/** Type of the context of an error code. */
export type ContextOf<C extends ErrorCode> = C extends keyof ProblemContexts ? ProblemContexts[C] : never;

/** Returns the context of an error with this code, or null for another error or without a context. */
export function problemContext<C extends keyof ProblemContexts>(
  error: unknown,
  code: C,
): ProblemContexts[C] | null {
  if (!(error instanceof ApiError) || error.problem?.code !== code) return null;
  // The server is trusted to send the right shape.
  return (error.problem.context as ProblemContexts[C] | undefined) ?? null;
}
