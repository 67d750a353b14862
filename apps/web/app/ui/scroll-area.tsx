import { type ReactNode, useEffect, useRef } from "react";
import { cx } from "./cx";

type ScrollAreaProps = { label: string; className?: string; children: ReactNode };

/** A box with its own scroll bar. The keyboard reaches it while its content overflows. */
export function ScrollArea({ label, className, children }: ScrollAreaProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  });
  return (
    <section ref={box} aria-label={label} className={cx("overflow-y-auto", className)}>
      {children}
    </section>
  );
}
