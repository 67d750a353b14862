import { toastTexts } from "@larkwood/contract";
import { useState } from "react";
import { IconButton } from "~/ui/icon-button";
import { showToast } from "~/ui/toast-region";

/** A wishlist toggle. Its state is not saved. */
export function WishlistHeart({ name }: { name: string }) {
  const [isWished, setWished] = useState(false);
  const toggle = () => {
    showToast(isWished ? toastTexts.wishlistRemoved : toastTexts.wishlistAdded);
    setWished(!isWished);
  };
  return (
    <IconButton
      icon="heart"
      label={`Wishlist: ${name}`}
      aria-pressed={isWished}
      onClick={toggle}
      className={isWished ? "text-clay [&_path]:fill-current" : ""}
    />
  );
}
