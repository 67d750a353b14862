import { type ReactNode, useId } from "react";
import { cx } from "~/ui/cx";

type PanelProps = { title: string; action?: ReactNode; className?: string; children: ReactNode };

/** A titled, framed section of the dashboard. */
export function Panel({ title, action, className, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx("min-w-0 border border-hairline bg-white/50 p-5", className)}>
      <div className="flex items-baseline justify-between gap-4 pb-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
