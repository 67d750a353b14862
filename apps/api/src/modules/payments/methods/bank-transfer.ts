import { formatCents } from "@larkwood/domain";
import type { PaymentWay } from "./payment-way";

export const bankTransfer: PaymentWay = {
  method: "bank_transfer",
  instructions: ({ number, totalCents }, shopName) =>
    `Please transfer ${formatCents(totalCents)} to ${shopName} within seven days and give "Order ${number}" as reference. ` +
    "Your order is confirmed when the payment has arrived.",
};
