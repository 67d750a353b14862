import { toastTexts } from "@larkwood/contract";
import { useState } from "react";
import { HeartButton } from "~/ui/heart-button";
import { showToast } from "~/ui/toast-region";

/** The wishlist toggle of a showroom. Its state is not saved. */
export function LocalHeart({ name }: { name: string }) {
  const [isWished, setWished] = useState(false);
  const toggle = () => {
    showToast(isWished ? toastTexts.wishlistRemoved : toastTexts.wishlistAdded);
    setWished(!isWished);
  };
  return <HeartButton name={name} isWished={isWished} onToggle={toggle} />;
}
