import type { PaymentMethod, SettingValues } from "@larkwood/contract";
import { bankTransfer } from "./bank-transfer";
import { card, testCard } from "./card";
import { payOnDelivery } from "./pay-on-delivery";
import type { PaymentMethodDefinition, PaymentTerms, ProviderKeys } from "./payment-method-definition";

const definitions = {
  bank_transfer: bankTransfer,
  pay_on_delivery: payOnDelivery,
  card,
  test_card: testCard,
} satisfies Record<PaymentMethod, PaymentMethodDefinition>;

/** All payment methods. A setting selects the enabled ones. */
export const paymentMethodDefinitions: Record<PaymentMethod, PaymentMethodDefinition> = definitions;

/** A method that is paid on the page of a payment provider. */
export type OnlineMethod = {
  [M in PaymentMethod]: (typeof definitions)[M]["collectedBy"] extends "provider" ? M : never;
}[PaymentMethod];

/** Whether an order is paid on the page of a payment provider. */
export function isPaidOnline(method: PaymentMethod): method is OnlineMethod {
  return paymentMethodDefinitions[method].collectedBy === "provider";
}

/** Whether the customer pays into the shop's bank account. */
export function needsBankAccount(method: PaymentMethod): boolean {
  return paymentMethodDefinitions[method].needs?.key === "bankAccount";
}

/** Whether an order must wait for its balance due; on delivery, the driver collects it. */
export function hasBalanceDue(method: PaymentMethod, dueCents: number): boolean {
  return dueCents > 0 && paymentMethodDefinitions[method].collectedBy !== "driver";
}

/** When an unpaid order is cancelled; null: never. */
export function paymentDeadline(
  method: PaymentMethod,
  createdAt: Date,
  settings: Pick<PaymentTerms, "transferDays" | "cardMinutes">,
): Date | null {
  const { deadline } = paymentMethodDefinitions[method];
  return deadline && new Date(createdAt.getTime() + settings[deadline.setting] * deadline.unitMs);
}

type MethodSettings = Pick<SettingValues, "paymentMethods" | "bankAccount">;
/** The keys of each payment provider; null if they are not set. */
type ProviderConfig = Record<ProviderKeys, unknown>;

const unmetNeed = (method: PaymentMethod, settings: MethodSettings, config: ProviderConfig) => {
  const { needs } = paymentMethodDefinitions[method];
  return needs && { ...config, bankAccount: settings.bankAccount }[needs.key] === null ? needs : null;
};

/** Enabled payment methods that have what they need. */
export function offeredMethods(settings: MethodSettings, config: ProviderConfig): PaymentMethod[] {
  return settings.paymentMethods.filter((method) => !unmetNeed(method, settings, config));
}

/** A warning for each enabled payment method that lacks what it needs. */
export function paymentWarnings(settings: MethodSettings, config: ProviderConfig): string[] {
  return settings.paymentMethods.flatMap((method) => unmetNeed(method, settings, config)?.warning ?? []);
}
