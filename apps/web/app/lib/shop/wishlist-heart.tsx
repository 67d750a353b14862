import { useEffect } from "react";
import { HeartButton } from "~/ui/heart-button";
import { showToast } from "~/ui/toast-region";
import { followWishlist, setWish, useWishlist } from "./wishlist";

type WishlistHeartProps = { productId: string; name: string; className?: string };

/** Adds a product to the wishlist, or removes it; only in trading mode. */
export function WishlistHeart({ productId, name, className }: WishlistHeartProps) {
  const isWished = useWishlist(({ ids }) => ids.includes(productId));
  useEffect(followWishlist, []);
  const toggle = () => {
    setWish(productId, !isWished).then(
      () => showToast(isWished ? "Removed from your wishlist." : "Added to your wishlist."),
      () => showToast("Your wishlist couldn't be saved. Please try again.", "alert"),
    );
  };
  return <HeartButton name={name} isWished={isWished} onToggle={toggle} className={className} />;
}
