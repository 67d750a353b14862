import { ApiError, type Order, type TestCardAnswer } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { queryKeys } from "~/lib/api/query-keys";
import { formatPrice } from "~/lib/format/money";
import { useOrderAccess } from "~/lib/shop/order-access";
import { useStartPayment } from "~/lib/shop/use-start-payment";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { showToast } from "~/ui/toast-region";

type Choice = { answer: TestCardAnswer; label: string };

const firstChoices: Choice[] = [
  { answer: "pay", label: "Pay" },
  { answer: "refuse", label: "Decline the card" },
  { answer: "confirm", label: "Ask for confirmation" },
  { answer: "silence", label: "No response" },
];
const confirmChoices: Choice[] = [
  { answer: "pay", label: "Yes, it's me" },
  { answer: "refuse", label: "No" },
];

const texts: Partial<Record<TestCardAnswer, string>> = {
  refuse: "The card was declined. You weren't charged.",
  confirm: "Your bank wants to know: did you make this payment?",
  silence: "The card isn't responding. If no payment arrives, we'll cancel the order.",
};

/** Lets a tester choose how the test card behaves, to try every payment outcome. */
export function TestCard({ order }: { order: Order }) {
  const [lastAnswer, setLastAnswer] = useState<TestCardAnswer | null>(null);
  const { api, orderPath, paidOrderPath } = useOrderAccess();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const retry = useStartPayment(order.id);
  const { id } = order;

  const { mutate, isPending } = useMutation({
    mutationFn: async (answer: TestCardAnswer) =>
      (await api("answerTestCard", { params: { id }, body: { answer } })).data,
    onSuccess: async (payment, answer) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.order(id) });
      if (payment.status === "received") return navigate(paidOrderPath(id), { replace: true });
      setLastAnswer(answer);
    },
    onError: (error) => {
      const isClosed = error instanceof ApiError && error.problem?.code === "illegal_step";
      showToast(
        isClosed ? "This order can no longer be paid." : "Something went wrong. Please try again.",
        "alert",
      );
    },
  });

  const choices = lastAnswer === "confirm" ? confirmChoices : lastAnswer === "refuse" ? [] : firstChoices;
  return (
    <div className="page max-w-xl py-10 lg:py-16">
      <p className="border-l-2 border-warning bg-warning-wash p-4 text-sm">
        This is a test. You don't need a card and won't be charged.
      </p>
      <h1 className="mt-8 text-3xl">Test card</h1>
      <p className="mt-3 text-ink-soft">
        Order {order.number}, {formatPrice(order.total)}. What should the card do?
      </p>
      <p role="status" className="min-h-6 pt-4 text-sm">
        {lastAnswer ? texts[lastAnswer] : null}
      </p>
      <div className="mt-4 grid gap-3">
        {choices.map(({ answer, label }, index) => (
          <Button
            key={answer}
            variant={index === 0 ? "primary" : "outline"}
            disabled={isPending}
            onClick={() => mutate(answer)}
          >
            {answer === "pay" && lastAnswer !== "confirm" ? `${label} ${formatPrice(order.total)}` : label}
          </Button>
        ))}
        {lastAnswer === "refuse" ? (
          <Button disabled={retry.isPending} onClick={() => retry.mutate()}>
            Try again
          </Button>
        ) : null}
        <LinkButton to={orderPath(id)} variant="quiet">
          Back to the order
        </LinkButton>
      </div>
    </div>
  );
}
