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

/**
 * The payment methods that a shopper can choose: nobody can transfer money without knowing where to, or pay by card where
 * the shop has no payment service.
 */
export function offeredMethods(
  { paymentMethods, bankAccount }: Pick<Offer, "paymentMethods" | "bankAccount">,
  { takesCards }: { takesCards: boolean } = { takesCards: false },
): PaymentMethod[] {
  const isPossible: Partial<Record<PaymentMethod, boolean>> = {
    bank_transfer: bankAccount !== null,
    card: takesCards,
  };
  return paymentMethods.filter((method) => isPossible[method] ?? true);
}

/** Whether an order is paid on the page of a payment service, right after it was placed. */
export function isPaidOnline(method: PaymentMethod): boolean {
  return method === "card" || method === "test_card";
}

/** Whether an order has to wait for the rest of its money; where the driver takes it, it has not. */
export function hasBalanceDue(method: PaymentMethod, dueCents: number): boolean {
  return dueCents > 0 && method !== "pay_on_delivery";
}

/** An IBAN in groups of four, as people read and type it; another number as it is. */
export function formatAccountNumber(number: string): string {
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number) ? number.replace(/(.{4})(?=.)/g, "$1 ") : number;
}
