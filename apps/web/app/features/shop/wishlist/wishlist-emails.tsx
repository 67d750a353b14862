import { ApiError } from "@larkwood/contract";
import { useMutation } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { useWishlist } from "~/lib/shop/wishlist";
import { showToast } from "~/ui/toast-region";

/** The customer's consent to emails about the wishlist. */
export function WishlistEmails() {
  const isWanted = useWishlist((state) => state.newsByEmail);
  const change = useMutation({
    mutationFn: (wanted: boolean) => api("setWishlistEmails", { body: { newsByEmail: wanted } }),
    onSuccess: (_, wanted) => useWishlist.setState({ newsByEmail: wanted }),
    onError: (error) =>
      showToast(
        error instanceof ApiError && error.problem?.code === "address_unverified"
          ? "Please confirm your email address first, in your account."
          : "Your choice couldn't be saved. Please try again.",
        "alert",
      ),
  });
  return (
    <label className="mb-8 flex max-w-prose items-start gap-3 py-2 text-sm">
      <input
        type="checkbox"
        checked={change.isPending ? change.variables : isWanted}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 accent-clay"
      />
      Email me when something on this list is back in stock or cheaper.
    </label>
  );
}
