import { toastTexts } from "@larkwood/contract";
import { useState } from "react";
import { IconButton } from "~/ui/icon-button";
import { showToast } from "~/ui/toast-region";

/** A heart that remembers nothing beyond this screen. */
export function WishlistHeart({ name }: { name: string }) {
  const [wished, setWished] = useState(false);
  const toggle = () => {
    showToast(wished ? toastTexts.wishlistRemoved : toastTexts.wishlistAdded);
    setWished(!wished);
  };
  return (
    <IconButton
      icon="heart"
      label={`Wishlist: ${name}`}
      aria-pressed={wished}
      onClick={toggle}
      className={wished ? "text-clay [&_path]:fill-current" : ""}
    />
  );
}
