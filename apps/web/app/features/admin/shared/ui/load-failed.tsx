import { useEffect } from "react";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { showToast } from "~/ui/toast-region";

/** Reports a failed request as a toast and in place, with a retry button. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  useEffect(() => showToast(text, "alert"), [text]);
  return (
    <EmptyState title="Nothing to show right now">
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </EmptyState>
  );
}
