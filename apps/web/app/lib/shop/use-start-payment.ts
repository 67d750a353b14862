import { ApiError } from "@larkwood/contract";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { showToast } from "~/ui/toast-region";

const NO_ANSWER = "We can't reach the payment provider. Your order is saved; try again shortly.";
const NOT_NOW = "This order can no longer be paid.";

/** Begins to pay an order and leads to the page on which it is paid. Begun twice, it is the same payment. */
export function useStartPayment(orderId: string) {
  return useMutation({
    mutationFn: () => startPayment(orderId),
    onError: (error) => showToast(paymentProblem(error), "alert"),
  });
}

async function startPayment(orderId: string): Promise<void> {
  window.location.assign(await findPaymentPage(orderId));
}

/** The address of the page on which an order is paid; throws when there is none to lead to. */
export async function findPaymentPage(orderId: string): Promise<string> {
  return (await api("startPayment", { params: { id: orderId } })).data.url;
}

/** Why nothing can be paid now, in a sentence for the shopper. */
export function paymentProblem(error: unknown): string {
  const isOver = error instanceof ApiError && error.problem?.code === "illegal_step";
  return isOver ? NOT_NOW : NO_ANSWER;
}
