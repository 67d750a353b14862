import { UploadProgress } from "~/features/admin/products/upload-progress";
import { Button } from "~/ui/button";
import type { useUploadQueue } from "./use-upload-queue";

/** Pending uploads with their progress or error. */
export function UploadList({ queue }: { queue: ReturnType<typeof useUploadQueue> }) {
  if (queue.uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="grid gap-3">
      {queue.uploads.map(({ id, file, state, share, problem, canRetry }) => (
        <li key={id} className="grid gap-1 border-b border-hairline pb-3 text-sm">
          <span className="wrap-anywhere">{file.name}</span>
          {state === "sending" ? <UploadProgress share={share} onCancel={() => queue.remove(id)} /> : null}
          {state === "waiting" ? <span className="text-xs text-ink-soft">Waiting</span> : null}
          {state === "failed" ? (
            <span className="flex flex-wrap items-center gap-3">
              <span role="alert" className="min-w-0 flex-1 text-xs text-danger">
                {problem}
              </span>
              {canRetry ? (
                <Button variant="outline" size="sm" onClick={() => queue.retry(id)}>
                  Try again
                </Button>
              ) : null}
              <Button variant="quiet" size="sm" onClick={() => queue.remove(id)}>
                Remove
              </Button>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
