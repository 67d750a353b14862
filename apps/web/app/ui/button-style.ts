import { cx } from "./cx";

export type ButtonVariant = "primary" | "accent" | "outline" | "quiet" | "danger" | "light";
export type ButtonSize = "md" | "sm";

const base =
  "inline-flex items-center justify-center gap-2 rounded-sm border text-center select-none transition-colors duration-200 disabled:opacity-45 aria-disabled:opacity-45";

const sizes: Record<ButtonSize, string> = {
  md: "min-h-12 px-7 py-2.5 text-sm tracking-wide font-medium",
  sm: "min-h-10 px-4 py-1.5 text-sm font-medium",
};

const variants: Record<ButtonVariant, string> = {
  primary: "border-ink bg-ink text-paper enabled:hover:border-clay enabled:hover:bg-clay",
  accent: "border-clay bg-clay text-white enabled:hover:border-clay-deep enabled:hover:bg-clay-deep",
  outline: "border-ink bg-transparent text-ink enabled:hover:bg-ink enabled:hover:text-paper",
  quiet: "border-transparent bg-transparent text-ink enabled:hover:bg-linen",
  danger: "border-danger bg-transparent text-danger enabled:hover:bg-danger enabled:hover:text-white",
  light: "border-paper bg-paper text-ink enabled:hover:bg-clay-wash enabled:hover:border-clay-wash",
};

/** Class names of a button. */
export function buttonStyle(variant: ButtonVariant = "primary", size: ButtonSize = "md"): string {
  return cx(base, sizes[size], variants[variant]);
}

/** Class names of a link that looks like a button; links have no `enabled` state. */
export function linkButtonStyle(variant: ButtonVariant = "primary", size: ButtonSize = "md"): string {
  return buttonStyle(variant, size).replaceAll("enabled:hover:", "hover:");
}
