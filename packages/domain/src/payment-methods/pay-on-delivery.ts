import type { PaymentMethodDefinition } from "./payment-method-definition";

export const payOnDelivery = {
  label: "Pay on delivery",
  hint: "Pay the driver by card or in cash.",
  collectedBy: "driver",
  deadline: null,
  needs: null,
  instructions: ({ amount, isBalance, isDelivered }) =>
    isDelivered
      ? `We haven't recorded your payment of ${amount} to the driver yet.`
      : `Please pay ${isBalance ? "the balance of " : ""}${amount} to the driver, by card or in cash, when your order arrives.`,
  bankTransfer: () => null,
  nextStep: ({ amount }) => `Pay the driver ${amount}, by card or in cash.`,
} satisfies PaymentMethodDefinition;
