import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "~/ui/button";

type ContentRowProps = {
  name: string;
  title: string;
  /** Index of the row, and the number of rows. */
  index: number;
  count: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onMove: (to: number) => void;
  onRemove: (() => void) | undefined;
  children: ReactNode;
};

/** A collapsible row that can be moved and removed. */
export function ContentRow(props: ContentRowProps) {
  const { name, title, index, count, isOpen, onToggle, onMove, onRemove, children } = props;
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const moving = useRef<"up" | "down" | null>(null);
  const move = (direction: "up" | "down") => {
    moving.current = direction;
    onMove(direction === "up" ? index - 1 : index + 1);
  };
  // A moved row loses focus: focus the same button again, or the other one at either end.
  useEffect(() => {
    if (moving.current === null) return;
    const isAtEnd = moving.current === "up" ? index === 0 : index === count - 1;
    const button = (moving.current === "up") === isAtEnd ? down : up;
    moving.current = null;
    button.current?.focus();
  }, [index, count, up, down]);
  return (
    <details
      className="border border-hairline px-5 py-2"
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary className="min-h-10 content-center">
        {name.replace(/^./, (letter) => letter.toUpperCase())}: {title || "no title yet"}
      </summary>
      <div className="pt-4 pb-3">
        {children}
        <div className="flex flex-wrap gap-3 pt-4">
          <Button ref={up} variant="outline" size="sm" disabled={index === 0} onClick={() => move("up")}>
            Move {name} up
          </Button>
          <Button
            ref={down}
            variant="outline"
            size="sm"
            disabled={index === count - 1}
            onClick={() => move("down")}
          >
            Move {name} down
          </Button>
          {onRemove ? (
            <Button variant="quiet" size="sm" onClick={onRemove}>
              Remove {name}
            </Button>
          ) : null}
        </div>
      </div>
    </details>
  );
}
