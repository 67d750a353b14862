import { cx } from "./cx";
import { IconButton } from "./icon-button";

type HeartButtonProps = {
  name: string;
  isWished: boolean;
  onToggle: () => void;
  className?: string | undefined;
};

/** The wishlist toggle of a product. */
export function HeartButton({ name, isWished, onToggle, className }: HeartButtonProps) {
  return (
    <IconButton
      icon="heart"
      label={`Wishlist: ${name}`}
      aria-pressed={isWished}
      onClick={onToggle}
      className={cx(isWished && "text-clay [&_path]:fill-current", className)}
    />
  );
}
