import type { BankTransfer, PaymentMethod, SettingValues } from "@larkwood/contract";

/** What a way of paying needs to know of an order. */
export interface PayableOrder {
  number: number;
  /** What is to be paid: all of it, or the rest. */
  totalCents: number;
  /** Whether it is the rest of an order that was paid before. */
  isBalance?: boolean;
  createdAt: Date;
}

/** What it needs to know of the shop, as it is set now. */
export type PaymentTerms = Pick<
  SettingValues,
  "shopName" | "currency" | "bankAccount" | "transferDays" | "cardMinutes"
>;

/** One way of paying, as a shopper is told of it. Those who take the money are in `providers/`. */
export interface InstructionTemplate {
  method: PaymentMethod;
  /** What the shopper is told after ordering, in a sentence or two that hold everything. */
  instructions(order: PayableOrder, terms: PaymentTerms): string;
  /** The same as what a shopper types into the form of a bank; null where nothing is to be typed. */
  transfer(order: PayableOrder, terms: PaymentTerms): BankTransfer | null;
}
