import type { OwnReview, ReviewState } from "@larkwood/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { ReviewPictures } from "~/ui/review-pictures";
import { Stars } from "~/ui/stars";
import { showToast } from "~/ui/toast-region";
import { ReviewDialog } from "./review-dialog";

const stateTexts: Record<ReviewState, string> = {
  pending: "Thank you. We'll publish your review after reading it.",
  published: "Your review is published.",
  rejected: "Your review wasn't published.",
};

/** The customer's own reviews of a product, and a button to write one after delivery. */
export function OwnReviews({ productId }: { productId: string }) {
  const [isWriting, setWriting] = useState(false);
  const signedIn = useSession(({ status }) => status === "signed-in");
  const { data } = useQuery({
    queryKey: queryKeys.ownReviews(productId),
    queryFn: async ({ signal }) => (await api("getOwnReviews", { params: { id: productId }, signal })).data,
    enabled: signedIn,
  });
  if (!signedIn || !data)
    return <p className="text-sm text-ink-soft">Customers can review a product after delivery.</p>;
  return (
    <div className="grid gap-5 text-sm">
      {data.reviews.map((review) => (
        <WrittenReview key={review.id} review={review} />
      ))}
      {data.canReview ? (
        <Button variant="outline" onClick={() => setWriting(true)}>
          Write a review
        </Button>
      ) : data.reviews.length > 0 ? null : (
        <p className="text-ink-soft">You can review this product after we've delivered it to you.</p>
      )}
      <ReviewDialog productId={productId} open={isWriting} onClose={() => setWriting(false)} />
    </div>
  );
}

function WrittenReview({ review }: { review: OwnReview }) {
  const { id, stars, title, state, productId } = review;
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const removal = useMutation({
    mutationFn: () => api("deleteReview", { params: { id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.reviews(productId) });
      void queryClient.invalidateQueries({ queryKey: queryKeys.product(productId) });
      showToast("Your review was deleted.");
    },
    onError: () => showToast("Your review couldn't be deleted. Please try again.", "alert"),
  });
  return (
    <div className="border-l-2 border-clay pl-4">
      <p className="flex items-center gap-2">
        <Stars stars={stars} />
        <span className="sr-only">{`${stars} of 5 stars`}</span>
      </p>
      <p className="mt-1 wrap-anywhere font-medium">{title}</p>
      <p role="status" className="mt-1 text-ink-soft">
        {stateTexts[state]}
      </p>
      <ReviewPictures review={review} />
      <Button variant="quiet" size="sm" className="mt-1 -ml-4" onClick={() => setAsking(true)}>
        Delete my review
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Delete your review?"
        confirmLabel="Delete review"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          removal.mutate();
        }}
      />
    </div>
  );
}
