import type { ComponentProps } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style";
import { cx } from "./cx";

type ButtonProps = ComponentProps<"button"> & { variant?: ButtonVariant; size?: ButtonSize };

export function Button({ variant, size, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={cx(buttonStyle(variant, size), className)} {...rest} />;
}
