import type { PaymentMethod } from "@larkwood/contract";

/** What a way of paying needs to know of an order. */
export interface PayableOrder {
  number: number;
  totalCents: number;
}

/** One way of paying. A provider added later is one more file beside these, listed in `index.ts`. */
export interface PaymentWay {
  method: PaymentMethod;
  /** What the shopper is told after ordering. */
  instructions(order: PayableOrder, shopName: string): string;
}
