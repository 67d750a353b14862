import type { AdminReview, ReviewState } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";

const doneTexts: Record<ReviewState, string> = {
  published: "Review published.",
  rejected: "Review rejected.",
  pending: "Review unpublished.",
};

/** Publishes, rejects or answers a review. */
export function ReviewActions({ review, onAnswer }: { review: AdminReview; onAnswer: () => void }) {
  const { id, state, title } = review;
  const answerLabel = review.reply ? "Edit answer" : "Answer";
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (next: ReviewState) => api("setReviewState", { params: { id }, body: { state: next } }),
    onSuccess: (_, next) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.adminReviews });
      showToast(doneTexts[next]);
    },
    onError: () => showToast("The review couldn't be changed. Please try again.", "alert"),
  });
  const button = (next: ReviewState, label: string) => (
    <Button
      variant="outline"
      size="sm"
      disabled={change.isPending}
      aria-label={`${label}: ${title}`}
      onClick={() => change.mutate(next)}
    >
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {state === "published" ? null : button("published", "Publish")}
      {state === "rejected" ? null : button("rejected", "Reject")}
      <Button variant="outline" size="sm" aria-label={`${answerLabel}: ${title}`} onClick={onAnswer}>
        {answerLabel}
      </Button>
    </div>
  );
}
