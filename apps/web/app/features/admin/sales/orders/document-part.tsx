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

/** What there is of an order on paper. An invoice is made by itself when the order is paid, or here before. */
export function DocumentPart({ order }: { order: Order }) {
  const can = useOwnPermissions();
  const queryClient = useQueryClient();
  const { download, isBusy } = useDownload();
  const { id, number, documents } = order;
  const make = useMutation({
    mutationFn: async () => (await api("makeInvoice", { params: { id } })).data,
    onSuccess: () => showToast(`Invoice for order ${number} created.`),
    onError: () => showToast("The invoice couldn't be created. Please try again.", "alert"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.orders }),
  });
  const slip = { name: `packing-slip-${number}.pdf`, read: () => api("getPackingSlip", { params: { id } }) };
  return (
    <div className="print:hidden">
      <OrderPanel title="Documents">
        <div className="grid gap-3">
          <DocumentList documents={documents} />
          <div className="flex flex-wrap gap-3">
            {documents.length === 0 && can("orders.write") ? (
              <Button variant="outline" size="sm" disabled={make.isPending} onClick={() => make.mutate()}>
                Create invoice
              </Button>
            ) : null}
            <Button variant="outline" size="sm" disabled={isBusy} onClick={() => download(slip)}>
              Packing slip
            </Button>
          </div>
        </div>
      </OrderPanel>
    </div>
  );
}
