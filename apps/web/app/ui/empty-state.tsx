import type { ReactNode } from "react";
import { cx } from "./cx";

type EmptyStateProps = { title: string; text?: string; children?: ReactNode; className?: string };

/** Message of an empty list; children are links or buttons. */
export function EmptyState({ title, text, children, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        "flex flex-col items-center gap-3 border-y border-hairline px-4 py-16 text-center",
        className,
      )}
    >
      <p className="wrap-anywhere font-serif text-xl">{title}</p>
      {text ? <p className="max-w-prose text-sm text-ink-soft">{text}</p> : null}
      {children ? <div className="mt-4 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  );
}
