import { useEffect, useId } from "react";
import { usePictureUpload } from "~/features/admin/products/use-picture-upload";
import { AdminIcon } from "~/features/admin/shared/ui/admin-icon";
import { iconButtonStyle } from "~/ui/icon-button";
import { showToast } from "~/ui/toast-region";

/** A small button that uploads an image and returns its URL. */
export function PickPicture({ label, onPicked }: { label: string; onPicked: (url: string) => void }) {
  const { upload, send } = usePictureUpload(onPicked);
  const id = useId();
  const problem = upload.state === "failed" ? upload.problem : "";
  useEffect(() => {
    if (problem) showToast(problem, "alert");
  }, [problem]);
  return (
    <label
      htmlFor={id}
      title={label}
      aria-busy={upload.state === "sending"}
      className={`${iconButtonStyle} cursor-pointer focus-within:outline-2 aria-busy:opacity-45`}
    >
      <AdminIcon name="upload" size={18} />
      <input
        id={id}
        type="file"
        aria-label={label}
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = "";
          if (file) void send(file);
        }}
      />
    </label>
  );
}
