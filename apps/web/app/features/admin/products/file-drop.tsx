import { type DragEvent, useState } from "react";
import { AdminIcon } from "~/features/admin/shared/ui/admin-icon";
import { cx } from "~/ui/cx";

type FileDropProps = {
  label: string;
  hint?: string;
  accept: string;
  /** Whether several files can be chosen; `onFile` is called for each. */
  multiple?: boolean;
  onFile: (file: File) => void;
};

/** A drop zone for files that also opens the file dialog by click or keyboard. */
export function FileDrop({ label, hint, accept, multiple = false, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const handleFiles = (files: readonly File[]) => {
    for (const file of multiple ? files : files.slice(0, 1)) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    handleFiles([...event.dataTransfer.files]);
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
          // Reset, so that the same file can be chosen again after it was fixed.
          event.target.value = "";
          handleFiles(files);
        }}
      />
    </label>
  );
}
