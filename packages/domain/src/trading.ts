import type { BankAccount, PaymentMethod } from "@larkwood/contract";

interface TradingSettings {
  mode: "showroom" | "trading";
  paymentMethods: readonly PaymentMethod[];
  bankAccount: BankAccount | null;
}

/** Whether the shop takes orders; an enabled payment method is enough. */
export function isTrading({
  mode,
  paymentMethods,
}: Pick<TradingSettings, "mode" | "paymentMethods">): boolean {
  return mode === "trading" || paymentMethods.length > 0;
}

/** Enabled payment methods that work: bank transfer needs an account, and card needs a payment provider. */
export function offeredMethods(
  { paymentMethods, bankAccount }: Pick<TradingSettings, "paymentMethods" | "bankAccount">,
  { takesCards }: { takesCards: boolean } = { takesCards: false },
): PaymentMethod[] {
  const isPossible: Partial<Record<PaymentMethod, boolean>> = {
    bank_transfer: bankAccount !== null,
    card: takesCards,
  };
  return paymentMethods.filter((method) => isPossible[method] ?? true);
}

/** Whether an order is paid on the page of a payment provider. */
export function isPaidOnline(method: PaymentMethod): boolean {
  return method === "card" || method === "test_card";
}

/** Whether an order must wait for its balance due; on delivery, the driver collects it. */
export function hasBalanceDue(method: PaymentMethod, dueCents: number): boolean {
  return dueCents > 0 && method !== "pay_on_delivery";
}

/** Formats an IBAN in groups of four; other numbers stay unchanged. */
export function formatAccountNumber(number: string): string {
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(number) ? number.replace(/(.{4})(?=.)/g, "$1 ") : number;
}
