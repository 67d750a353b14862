import type { BankAccount, PaymentMethod } from "@larkwood/contract";

interface Offer {
  mode: "showroom" | "trading";
  paymentMethods: readonly PaymentMethod[];
  bankAccount: BankAccount | null;
}

/** Whether the shop takes orders; naming a payment method is enough. */
export function isTrading({ mode, paymentMethods }: Pick<Offer, "mode" | "paymentMethods">): boolean {
  return mode === "trading" || paymentMethods.length > 0;
}

/** The payment methods that a shopper can choose: nobody can transfer money without knowing where to. */
export function offeredMethods({
  paymentMethods,
  bankAccount,
}: Pick<Offer, "paymentMethods" | "bankAccount">): PaymentMethod[] {
  return paymentMethods.filter((method) => method !== "bank_transfer" || bankAccount !== null);
}

/** An IBAN in groups of four, as people read and type it; another number as it is. */
export function formatAccountNumber(number: string): string {
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number) ? number.replace(/(.{4})(?=.)/g, "$1 ") : number;
}
