import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ProductLink } from "~/features/admin/shared/product-link";
import { LoadFailed } from "~/features/admin/shared/ui/load-failed";
import { ProgressBar } from "~/features/admin/shared/ui/progress-bar";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { showToast } from "~/ui/toast-region";

const POLL_MS = 1_500;

/** How far the images of the last import are copied into the shop, and which failed. */
export function PictureCopiesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Images of the last import"
      className="w-[min(46rem,calc(100vw-2.5rem))]"
    >
      {open ? <PictureCopies /> : null}
    </Dialog>
  );
}

function PictureCopies() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: queryKeys.pictureCopies,
    queryFn: async ({ signal }) => (await api("getPictureCopies", { signal })).data,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && data.copied + data.failed === data.total ? false : POLL_MS,
  });
  const retry = useMutation({
    mutationFn: () => api("retryPictureCopies", {}),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.pictureCopies }),
    onError: () => showToast("The images couldn't be copied. Please try again.", "alert"),
  });
  if (query.isError)
    return <LoadFailed text="The images couldn't be loaded." onRetry={() => void query.refetch()} />;
  if (!query.data) return <ProgressBar label="Loading" share={null} />;
  const { total, copied, failed, failures } = query.data;
  if (total === 0 && failures.length === 0)
    return <p className="pt-3 text-sm">No images were copied yet. Import a file of another shop first.</p>;
  const isRunning = copied + failed < total;
  return (
    <div className="grid grid-cols-1 gap-4 pt-3 text-sm">
      {isRunning ? <ProgressBar label="Copying images" share={(copied + failed) / total} /> : null}
      <p role="status">
        {copied} of {total} images copied into the shop.{" "}
        {isRunning ? "You can close this window; your products are listed already." : null}
      </p>
      {failures.length > 0 ? (
        <section aria-label="Failed images" className="grid gap-3">
          <p>These images couldn't be copied. Their products still show them from the old address.</p>
          <ul className="max-h-72 divide-y divide-hairline overflow-y-auto border-y border-hairline">
            {failures.map(({ productId, productName, url, error }) => (
              <li key={`${productId} ${url}`} className="py-2">
                <ProductLink id={productId}>{productName}</ProductLink>
                <span className="block text-danger">{error}</span>
                <span className="block wrap-anywhere text-xs text-ink-soft">{url}</span>
              </li>
            ))}
          </ul>
          <Button variant="outline" size="sm" disabled={retry.isPending} onClick={() => retry.mutate()}>
            Try failed images again
          </Button>
        </section>
      ) : null}
    </div>
  );
}
