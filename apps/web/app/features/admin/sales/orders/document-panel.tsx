import type { Order } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { OrderPanel } from "~/features/admin/sales/shared/order-panel";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useDownload } from "~/lib/api/use-download";
import { DocumentList } from "~/lib/shop/document-list";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast-region";

/** Documents of an order. The invoice is created on payment, or earlier with this button. */
export function DocumentPanel({ order }: { order: Order }) {
  const can = useOwnPermissions();
  const queryClient = useQueryClient();
  const { download, isBusy } = useDownload();
  const { id, number, documents } = order;
  const createInvoice = useMutation({
    mutationFn: async () => (await api("makeInvoice", { params: { id } })).data,
    onSuccess: () => showToast(`Invoice for order ${number} created.`),
    onError: () => showToast("The invoice couldn't be created. Please try again.", "alert"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.orders }),
  });
  const packingSlip = {
    name: `packing-slip-${number}.pdf`,
    read: () => api("getPackingSlip", { params: { id } }),
  };
  return (
    <div className="print:hidden">
      <OrderPanel title="Documents">
        <div className="grid gap-3">
          <DocumentList documents={documents} />
          <div className="flex flex-wrap gap-3">
            {documents.length === 0 && can("orders.write") ? (
              <Button
                variant="outline"
                size="sm"
                disabled={createInvoice.isPending}
                onClick={() => createInvoice.mutate()}
              >
                Create invoice
              </Button>
            ) : null}
            <Button variant="outline" size="sm" disabled={isBusy} onClick={() => download(packingSlip)}>
              Packing slip
            </Button>
          </div>
        </div>
      </OrderPanel>
    </div>
  );
}
