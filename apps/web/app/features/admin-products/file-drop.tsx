import { type DragEvent, useState } from "react";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";

type FileDropProps = { label: string; hint?: string; accept: string; onFile: (file: File) => void };

/** A place to drop a file on, or to choose one by click or keyboard. */
export function FileDrop({ label, hint, accept, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        "flex cursor-pointer items-center gap-3 border border-dashed px-4 py-4 text-sm transition-colors hover:border-ink focus-within:border-ink",
        isOver ? "border-clay bg-clay-wash" : "border-hairline-strong",
      )}
    >
      <Icon name="upload" className="shrink-0" />
      <span>
        {label}
        {hint ? <span className="block text-xs text-ink-soft">{hint}</span> : null}
      </span>
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file may be chosen again after it was put right.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
