import type { BankTransfer, PaymentMethod, SettingValues } from "@larkwood/contract";

/** The part of an order that payment instructions need. */
export interface PayableOrder {
  number: number;
  /** The amount payable: the order total or the balance due. */
  totalCents: number;
  /** Whether the amount is the balance due of a paid order. */
  isBalance?: boolean;
  createdAt: Date;
}

/** The settings that payment instructions need. */
export type PaymentTerms = Pick<
  SettingValues,
  "shopName" | "currency" | "bankAccount" | "transferDays" | "cardMinutes"
>;

/** The instructions of one payment method. `providers/` holds the code that moves money. */
export interface InstructionTemplate {
  method: PaymentMethod;
  /** Complete instructions in one or two sentences. */
  instructions(order: PayableOrder, terms: PaymentTerms): string;
  /** The fields of a bank transfer form; null for other methods. */
  transfer(order: PayableOrder, terms: PaymentTerms): BankTransfer | null;
}
