import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

type GalleryArrowProps = { to: "previous" | "next"; hidden: boolean; onClick: () => void };

/** Previous or next button for the mouse. Not a tab stop, because the keyboard uses the arrow keys. */
export function GalleryArrow({ to, hidden, onClick }: GalleryArrowProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={to === "next" ? "Next image" : "Previous image"}
      onClick={onClick}
      className={cx(
        "absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-paper/85 transition-[opacity,background-color] hover:bg-paper pointer-fine:md:grid print:hidden!",
        to === "next" ? "right-3" : "left-3",
        hidden ? "invisible opacity-0" : "opacity-0 group-hover:opacity-100",
      )}
    >
      <Icon name={to === "next" ? "chevron-right" : "chevron-left"} size={20} />
    </button>
  );
}
