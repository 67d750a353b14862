import { type DragEvent, useState } from "react";
import { AdminIcon } from "~/features/admin/shared/ui/admin-icon";
import { cx } from "~/ui/cx";

type FileDropProps = {
  label: string;
  hint?: string;
  accept: string;
  /** Whether several may come at once; each is told by itself. */
  multiple?: boolean;
  onFile: (file: File) => void;
};

/** A place to drop a file on, or to choose one by click or keyboard. */
export function FileDrop({ label, hint, accept, multiple = false, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const tell = (files: readonly File[]) => {
    for (const file of multiple ? files : files.slice(0, 1)) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    tell([...event.dataTransfer.files]);
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
      <AdminIcon name="upload" className="shrink-0" />
      <span>
        {label}
        {hint ? <span className="block text-xs text-ink-soft">{hint}</span> : null}
      </span>
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be chosen again after it was put right.
          event.target.value = "";
          tell(files);
        }}
      />
    </label>
  );
}
