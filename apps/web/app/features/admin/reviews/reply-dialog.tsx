import type { AdminReview } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Dialog } from "~/ui/dialog";
import { Form, SubmitButton } from "~/ui/form";
import { Textarea } from "~/ui/textarea";
import { showToast } from "~/ui/toast-region";
import { ReviewCell } from "./review-cell";

/** Answers a review in public. */
export function ReplyDialog({ review, onClose }: { review: AdminReview; onClose: () => void }) {
  const [text, setText] = useState(review.reply?.text ?? "");
  const queryClient = useQueryClient();
  const reply = useMutation({
    mutationFn: () => api("replyToReview", { params: { id: review.id }, body: { text } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.adminReviews });
      showToast(text.trim() ? "Answer saved." : "Answer removed.");
      onClose();
    },
    onError: () => showToast("The answer couldn't be saved. Please try again.", "alert"),
  });
  return (
    <Dialog open onClose={onClose} title="Answer this review">
      <div className="mt-4 text-sm">
        <ReviewCell review={{ ...review, reply: null }} />
      </div>
      <Form
        busy={reply.isPending}
        className="mt-5 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          reply.mutate();
        }}
      >
        <Textarea
          label="Your answer"
          name="text"
          maxLength={2_000}
          hint="Everyone can read it below the review. Leave blank to remove it."
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <SubmitButton busy={reply.isPending}>Save answer</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
