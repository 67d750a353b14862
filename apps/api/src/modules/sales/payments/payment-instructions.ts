import type { PaymentMethod, SettingValues } from "@larkwood/contract";
import { type PaymentTerms, paymentDeadline, paymentMethodDefinitions } from "@larkwood/domain";
import { formatCents } from "../../../core/format-cents";

interface PayableOrder {
  number: number;
  /** The amount payable: the order total or the balance due. */
  totalCents: number;
  /** Whether the amount is the balance due of a paid order. */
  isBalance?: boolean;
  isDelivered?: boolean;
  createdAt: Date;
}

export type InstructionSettings = PaymentTerms & Pick<SettingValues, "currency">;

/** The payment instructions for an order: as text, and as bank transfer details. */
export function paymentInstructions(
  method: PaymentMethod,
  { number, totalCents, isBalance = false, isDelivered = false, createdAt }: PayableOrder,
  settings: InstructionSettings,
) {
  if (totalCents === 0) return { instructions: "There is nothing to pay.", transfer: null };
  const definition = paymentMethodDefinitions[method];
  const amount = formatCents(totalCents, settings.currency);
  const payBy = isBalance ? null : paymentDeadline(method, createdAt, settings);
  const order = { number, amount, isBalance, isDelivered, payBy };
  return {
    instructions: definition.instructions(order, settings),
    transfer: definition.bankTransfer(order, settings),
  };
}
