import type { ComponentProps } from "react";
import { cx } from "./cx";
import { Icon, type IconName } from "./icon";

type IconButtonProps = ComponentProps<"button"> & { icon: IconName; label: string };

export const iconButtonStyle =
  "relative inline-grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-200 hover:bg-linen disabled:opacity-45";

export function IconButton({ icon, label, className, type = "button", children, ...rest }: IconButtonProps) {
  return (
    <button type={type} aria-label={label} title={label} className={cx(iconButtonStyle, className)} {...rest}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
