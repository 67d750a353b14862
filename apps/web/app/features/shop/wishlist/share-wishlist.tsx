import { useMutation } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { paths } from "~/lib/paths";
import { useWishlist } from "~/lib/shop/wishlist";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { showToast } from "~/ui/toast-region";

/** Creates, shows and ends the link to the wishlist of an account. */
export function ShareWishlist() {
  const token = useWishlist((state) => state.token);
  const change = useMutation({
    mutationFn: async (isShared: boolean) => {
      if (isShared) return (await api("shareWishlist", {})).data.token;
      await api("stopSharingWishlist", {});
      return null;
    },
    onSuccess: (changed) => useWishlist.setState({ token: changed }),
    onError: () => showToast("The link couldn't be changed. Please try again.", "alert"),
  });
  if (!token)
    return (
      <Button
        variant="outline"
        size="sm"
        className="mb-8"
        disabled={change.isPending}
        onClick={() => change.mutate(true)}
      >
        Share by link
      </Button>
    );
  const link = new URL(paths.sharedWishlist(token), window.location.href).href;
  return (
    <div className="mb-8 grid gap-2 border-l-2 border-clay pl-4 text-sm">
      <p>Everyone with this link sees your wishlist, but not your name:</p>
      <p className="flex flex-wrap items-center gap-4">
        <a href={link} className="link wrap-anywhere">
          {link}
        </a>
        <CopyButton text={link} label="Copy the link" />
      </p>
      <p>
        <Button variant="quiet" size="sm" disabled={change.isPending} onClick={() => change.mutate(false)}>
          Stop sharing
        </Button>
      </p>
    </div>
  );
}
