import type { BankTransfer, SettingValues } from "@larkwood/contract";

/** Payment providers whose keys are read from the environment. The API's `Config` has a field of the same name. */
export type ProviderKeys = "stripe";

/** The part of an order that payment texts need. */
export interface PayableOrder {
  number: number;
  /** The formatted amount payable: the order total or the balance due. */
  amount: string;
  /** Whether the amount is the balance due of a paid order. */
  isBalance: boolean;
  isDelivered: boolean;
  /** When the unpaid order is cancelled; null: never. */
  payBy: Date | null;
}

/** The settings that payment texts and deadlines need. */
export type PaymentTerms = Pick<SettingValues, "shopName" | "bankAccount" | "transferDays" | "cardMinutes">;

/** Everything the shop knows about a payment method, except the code that moves money. */
export interface PaymentMethodDefinition {
  /** The name on pages and documents. */
  label: string;
  /** The sentence below the name at checkout. */
  hint: string;
  /** Who takes the money: a payment provider, staff who mark it as paid, or the driver. */
  collectedBy: "provider" | "staff" | "driver";
  /** How long an order may stay unpaid before it is cancelled; null: forever. */
  deadline: { setting: "transferDays" | "cardMinutes"; unitMs: number } | null;
  /** What must be set before the method is offered, and the warning at startup until then. */
  needs: { key: "bankAccount" | ProviderKeys; warning: string } | null;
  /** Complete payment instructions in one or two sentences, for emails and the order page. */
  instructions(order: PayableOrder, terms: PaymentTerms): string;
  /** The fields of a bank transfer form; null for other methods. */
  bankTransfer(order: PayableOrder, terms: PaymentTerms): BankTransfer | null;
  /** The sentence on the page after ordering. */
  nextStep(order: Pick<PayableOrder, "number" | "amount">): string;
}
