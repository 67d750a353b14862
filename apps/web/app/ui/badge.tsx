import type { ReactNode } from "react";
import { cx } from "./cx";

export type BadgeTone = "sky" | "orange" | "teal" | "yellow" | "green" | "red" | "grey";

const tones: Record<BadgeTone, string> = {
  sky: "bg-sky-wash text-sky",
  orange: "bg-warning-wash text-warning",
  teal: "bg-teal-wash text-teal",
  yellow: "bg-yellow-wash text-yellow",
  green: "bg-success-wash text-success",
  red: "bg-danger-wash text-danger",
  grey: "bg-grey-wash text-grey",
};

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      data-tone={tone}
      className={cx(
        "inline-flex items-center rounded-full px-2.5 py-0.5 font-sans text-xs font-medium tracking-normal whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
