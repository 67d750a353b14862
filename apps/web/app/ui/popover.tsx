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
  /** Spans the screen instead of opening below the button. */
  fullWidth?: boolean;
  /** Called on hover or focus of the button, to prefetch data for the panel. */
  onReach?: () => void;
  children: ReactNode | ((state: PopoverState) => ReactNode);
};

const GAP = 10;
const MARGIN = 12;

/** A panel below its button, based on the native popover: it closes on Escape or an outside click, and works before hydration. */
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

  // The panel is in the top layer, so position it below its button each time it opens.
  const position = (event: ToggleEvent<HTMLDivElement>) => {
    const anchor = button.current?.getBoundingClientRect();
    if (event.newState !== "open" || fullWidth || !anchor || !panel.current) return;
    panel.current.style.top = `${anchor.bottom + GAP}px`;
    panel.current.style.right = `${Math.max(MARGIN, document.documentElement.clientWidth - anchor.right)}px`;
  };

  // Its width is known only when it is shown: a wide panel of a button at the left moves into the window.
  const moveIntoWindow = () => {
    const hidden = MARGIN - (panel.current?.getBoundingClientRect().left ?? MARGIN);
    if (!panel.current || fullWidth || hidden <= 0) return;
    panel.current.style.right = `${Math.max(MARGIN, Number.parseFloat(panel.current.style.right) - hidden)}px`;
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
        onBeforeToggle={position}
        onToggle={(event) => {
          setOpen(event.newState === "open");
          if (event.newState === "open") moveIntoWindow();
        }}
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
