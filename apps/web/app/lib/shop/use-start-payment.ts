import { ApiError } from "@larkwood/contract";
import { useMutation } from "@tanstack/react-query";
import type { api } from "~/lib/api/api";
import { showToast } from "~/ui/toast-region";
import { useOrderAccess } from "./order-access";

const PROVIDER_UNREACHABLE = "We can't reach the payment provider. Your order is saved; try again shortly.";
const NOT_PAYABLE = "This order can no longer be paid.";

/** Starts the payment of an order and opens the payment page. A second start reuses the same payment. */
export function useStartPayment(orderId: string) {
  const { api } = useOrderAccess();
  return useMutation({
    mutationFn: () => startPayment(orderId, api),
    onError: (error) => showToast(paymentProblem(error), "alert"),
  });
}

async function startPayment(orderId: string, send: typeof api): Promise<void> {
  window.location.assign(await findPaymentPage(orderId, send));
}

/** Returns the URL of the payment page, or throws. */
export async function findPaymentPage(orderId: string, send: typeof api): Promise<string> {
  return (await send("startPayment", { params: { id: orderId } })).data.url;
}

/** Error message for the shopper. */
export function paymentProblem(error: unknown): string {
  const isClosed = error instanceof ApiError && error.problem?.code === "illegal_step";
  return isClosed ? NOT_PAYABLE : PROVIDER_UNREACHABLE;
}
