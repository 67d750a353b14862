import type { ReactNode } from "react";
import { Button } from "~/ui/button";

type ShownRowProps = {
  name: string;
  title: string;
  /** Where it stands, and how many there are. */
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: (() => void) | undefined;
  children: ReactNode;
};

/** One of several that are shown in order: folded up, and to be moved or taken out. */
export function ShownRow({ name, title, place, count, onMove, onRemove, children }: ShownRowProps) {
  return (
    <details className="border border-hairline px-5 py-2">
      <summary className="min-h-10 content-center">
        {name}: {title || "no title yet"}
      </summary>
      <div className="pt-4 pb-3">
        {children}
        <div className="flex flex-wrap gap-3 pt-4">
          <Button variant="outline" size="sm" disabled={place === 0} onClick={() => onMove(place - 1)}>
            Move {name} up
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={place === count - 1}
            onClick={() => onMove(place + 1)}
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
