import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "~/ui/button";

type ShownRowProps = {
  name: string;
  title: string;
  /** Where it stands, and how many there are. */
  place: number;
  count: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onMove: (to: number) => void;
  onRemove: (() => void) | undefined;
  children: ReactNode;
};

/** One of several that are shown in order: folded up, and to be moved or taken out. */
export function ShownRow(props: ShownRowProps) {
  const { name, title, place, count, isOpen, onToggle, onMove, onRemove, children } = props;
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const moving = useRef<"up" | "down" | null>(null);
  const move = (way: "up" | "down") => {
    moving.current = way;
    onMove(way === "up" ? place - 1 : place + 1);
  };
  // Moved about, it loses the focus: who goes on by the keyboard finds it on the same button, or on the other one at an end.
  useEffect(() => {
    if (moving.current === null) return;
    const isAtEnd = moving.current === "up" ? place === 0 : place === count - 1;
    const button = (moving.current === "up") === isAtEnd ? down : up;
    moving.current = null;
    button.current?.focus();
  }, [place, count, up, down]);
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
          <Button ref={up} variant="outline" size="sm" disabled={place === 0} onClick={() => move("up")}>
            Move {name} up
          </Button>
          <Button
            ref={down}
            variant="outline"
            size="sm"
            disabled={place === count - 1}
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
