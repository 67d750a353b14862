import { Link, type LinkProps } from "react-router";
import { type ButtonSize, type ButtonVariant, linkButtonStyle } from "./button-style";
import { cx } from "./cx";

type LinkButtonProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link className={cx(linkButtonStyle(variant, size), className)} {...rest} />;
}
