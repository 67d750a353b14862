import type { PaymentMethodDefinition } from "./payment-method-definition";

const MINUTE_MS = 60_000;
const minutesText = (minutes: number) => (minutes === 1 ? "one minute" : `${minutes} minutes`);

export const card = {
  label: "Card",
  hint: "Pay on our payment provider's page after you order.",
  collectedBy: "provider",
  deadline: { setting: "cardMinutes", unitMs: MINUTE_MS },
  needs: {
    key: "stripe",
    warning:
      "Card payment isn't available until you add a Stripe account: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.",
  },
  instructions: ({ amount, isBalance }, { cardMinutes }) =>
    isBalance
      ? `Please pay the balance of ${amount} by card on your order page. We'll ship your order once it is paid.`
      : `Please pay ${amount} by card on your order page, within ${minutesText(cardMinutes)} of ordering.`,
  bankTransfer: () => null,
  nextStep: ({ amount }) => `${amount} is due. Pay with the button below.`,
} satisfies PaymentMethodDefinition;

/** A card that charges nothing, for testing. */
export const testCard = {
  ...card,
  label: "Test card",
  hint: "For testing. You won't be charged.",
  needs: null,
} satisfies PaymentMethodDefinition;
