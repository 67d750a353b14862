import { ApiError, type Order } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { useOrderAccess } from "~/lib/shop/order-access";
import { useShop } from "~/lib/shop/shop";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";

function problemText(error: unknown, email: string): string {
  const code = error instanceof ApiError ? error.problem?.code : null;
  if (code === "address_unverified")
    return "Confirm your email address in your settings. Then your orders appear in your account.";
  return code === "not_found"
    ? `Only an account with the address ${email} can have this order.`
    : "We couldn't add the order to your account. Please try again.";
}

/** Brings the order of a guest into the account of the signed-in visitor, or tells how to get one. */
export function ClaimOrder({ order }: { order: Order }) {
  const isSignedIn = useSession((state) => state.status === "signed-in");
  const { guestToken } = useOrderAccess();
  const { passwordReset: sendsLinks } = useShop();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const claim = useMutation({
    mutationFn: async (token: string) => (await api("claimOrder", { body: { guestToken: token } })).data,
    onSuccess: (claimed) => {
      queryClient.setQueryData(queryKeys.order(claimed.id), claimed);
      void queryClient.invalidateQueries({ queryKey: queryKeys.orders });
      void navigate(paths.order(claimed.id), { replace: true });
    },
    onError: (error) => showToast(problemText(error, order.email), "alert"),
  });
  if (!isSignedIn)
    return (
      <p className="wrap-anywhere text-sm text-ink-soft">
        <Link to={paths.signUp} className="link">
          Create an account
        </Link>{" "}
        with {order.email}
        {sendsLinks
          ? " and confirm the address to see all your orders in one place."
          : ", and then come back to this page to add the order to it."}
      </p>
    );
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        disabled={claim.isPending || guestToken === null}
        onClick={() => guestToken && claim.mutate(guestToken)}
      >
        Add to my account
      </Button>
    </div>
  );
}
