import { cx } from "./cx";

type SpinnerProps = { label?: string; className?: string };

/** A loading indicator with a text for screen readers. */
export function Spinner({ label = "Loading", className }: SpinnerProps) {
  return (
    <div
      role="status"
      className={cx("flex items-center justify-center gap-3 py-16 text-sm text-ink-soft", className)}
    >
      <span
        aria-hidden="true"
        className="size-5 animate-turn rounded-full border border-hairline-strong border-t-clay"
      />
      {label}
    </div>
  );
}
