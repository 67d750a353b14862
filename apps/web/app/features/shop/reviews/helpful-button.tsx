import { ApiError, type Review } from "@larkwood/contract";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { useSession } from "~/lib/session/session";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";

/** Number of customers who found a review helpful; signed-in customers can vote. */
export function HelpfulButton({ review: { id, title, helpful } }: { review: Review }) {
  const signedIn = useSession(({ status }) => status === "signed-in");
  const vote = useMutation({
    mutationFn: async (isHelpful: boolean) =>
      (await api(isHelpful ? "voteForReview" : "removeReviewVote", { params: { id } })).data,
    onError: (error) =>
      showToast(
        error instanceof ApiError && error.status === 404
          ? "You can't vote for your own review."
          : "Your vote couldn't be saved. Please try again.",
        "alert",
      ),
  });
  const count = vote.data?.helpful ?? helpful;
  const hasVoted = vote.isSuccess && vote.variables;
  const text = count === 0 ? "" : `${count} found this helpful`;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-4 text-sm text-ink-soft empty:hidden">
      {signedIn ? (
        <Button
          variant="outline"
          size="sm"
          aria-pressed={hasVoted}
          aria-label={`Helpful: ${title}`}
          aria-disabled={vote.isPending}
          onClick={() => vote.isPending || vote.mutate(!hasVoted)}
        >
          {hasVoted ? "Marked as helpful" : "Helpful"}
        </Button>
      ) : null}
      {text ? <span>{text}</span> : null}
    </p>
  );
}
