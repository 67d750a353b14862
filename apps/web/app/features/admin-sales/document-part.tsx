import type { Order } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api";
import { DocumentList } from "~/lib/document-list";
import { queryKeys } from "~/lib/query-keys";
import { useDownload } from "~/lib/use-download";
import { useOwnPermissions } from "~/lib/use-own-permissions";
import { Button } from "~/ui/button";
import { notify } from "~/ui/notices";
import { Part } from "./order-part";

/** What there is of an order on paper. An invoice is made by itself when the order is paid, or here before. */
export function DocumentPart({ order }: { order: Order }) {
  const can = useOwnPermissions();
  const queryClient = useQueryClient();
  const { download, isBusy } = useDownload();
  const { id, number, documents } = order;
  const make = useMutation({
    mutationFn: async () => (await api("makeInvoice", { params: { id } })).data,
    onSuccess: () => notify(`The invoice of order ${number} is made.`),
    onError: () => notify("The invoice could not be made. Please try again.", "alert"),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.orders }),
  });
  const slip = { name: `packing-slip-${number}.pdf`, read: () => api("getPackingSlip", { params: { id } }) };
  return (
    <div className="print:hidden">
      <Part title="Documents">
        <div className="grid gap-3">
          <DocumentList documents={documents} />
          <div className="flex flex-wrap gap-3">
            {documents.length === 0 && can("orders.write") ? (
              <Button variant="outline" size="sm" disabled={make.isPending} onClick={() => make.mutate()}>
                Make invoice
              </Button>
            ) : null}
            <Button variant="outline" size="sm" disabled={isBusy} onClick={() => download(slip)}>
              Packing slip
            </Button>
          </div>
        </div>
      </Part>
    </div>
  );
}
