import { type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";
import { cx } from "./cx";
import { iconButtonStyle } from "./icon-button";

type PopoverState = { open: boolean; close: () => void };

type PopoverProps = {
  label: string;
  trigger: ReactNode;
  triggerClassName?: string;
  className?: string;
  /** Exact width in pixels. */
  width?: number;
  /** From edge to edge of the screen instead of below the button. */
  fullWidth?: boolean;
  /** Somebody reaches for the button: what the panel will need can be fetched. */
  onReach?: () => void;
  children: ReactNode | ((state: PopoverState) => ReactNode);
};

const GAP = 10;

/**
 * A panel below its button on the browser's own popover: a click toggles it, Escape and a click elsewhere
 * close it, and opening another one closes this one. It even opens before the page has come alive.
 */
export function Popover({
  label,
  trigger,
  triggerClassName = iconButtonStyle,
  className,
  width,
  fullWidth = false,
  onReach,
  children,
}: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();

  // The panel lives in the top layer, so it is told where its button stands each time it opens.
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    const anchor = button.current?.getBoundingClientRect();
    if (event.newState !== "open" || fullWidth || !anchor || !panel.current) return;
    panel.current.style.top = `${anchor.bottom + GAP}px`;
    panel.current.style.right = `${Math.max(12, document.documentElement.clientWidth - anchor.right)}px`;
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-label={label}
        title={label}
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={onReach}
        onFocus={onReach}
        className={triggerClassName}
      >
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onBeforeToggle={place}
        onToggle={(event) => setOpen(event.newState === "open")}
        style={width ? { width } : undefined}
        className={cx(
          "fixed m-0 border border-hairline bg-paper p-0 text-ink transition-opacity duration-150 starting:open:opacity-0",
          fullWidth
            ? "inset-x-0 top-header max-h-[calc(100dvh-var(--spacing-header))] w-full max-w-none overflow-y-auto border-x-0"
            : "inset-auto top-20 right-4 rounded-sm max-w-[calc(100vw-1.5rem)]",
          className,
        )}
      >
        {typeof children === "function" ? children({ open, close }) : children}
      </div>
    </>
  );
}
