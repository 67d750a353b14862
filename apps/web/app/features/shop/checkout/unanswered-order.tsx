import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** Shown instead of the checkout form when the connection broke before the shop answered. */
export function UnansweredOrder({ onRetry }: { onRetry: () => Promise<void> }) {
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The form was longer, and its button was at its end.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    button.current?.focus({ preventScroll: true });
  }, []);
  const retry = async () => {
    if (isSending) return;
    setSending(true);
    await onRetry();
    setSending(false);
    setFailed(true);
  };
  return (
    <section className="page py-12 md:py-16">
      <h1 className="mb-10 text-4xl">Checkout</h1>
      <div role="alert">
        <EmptyState
          title={hasFailed ? "The shop still doesn't answer" : "We don't know yet if your order was placed"}
          text="The connection broke before the shop answered. This button sends the same order again. It is never placed twice."
        >
          <Button ref={button} aria-disabled={isSending} onClick={() => void retry()}>
            {isSending ? "Sending…" : "Try again"}
          </Button>
        </EmptyState>
      </div>
    </section>
  );
}
