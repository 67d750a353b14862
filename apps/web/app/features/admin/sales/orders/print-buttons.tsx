import type { OrderSummary } from "@larkwood/contract";
import { useExport } from "~/features/admin/shared/use-export";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";

// Limit of the endpoint.
const MAX_ORDERS = 500;

const failed = "The documents couldn't be created. Please try again.";
const startPrinting = async (orders: readonly OrderSummary[], document: "invoice" | "packing_slip") =>
  (await api("startPrinting", { body: { ids: orders.map(({ id }) => id), sheet: document } })).data.id;

/** Creates one PDF with the invoices or packing slips of the selected orders, in a background job. */
export function PrintButtons({ orders }: { orders: readonly OrderSummary[] }) {
  const invoices = useExport({ title: "Creating invoices", fileName: "invoices", failed, kind: "pdf" });
  const slips = useExport({
    title: "Creating packing slips",
    fileName: "packing-slips",
    failed,
    kind: "pdf",
  });
  const isTooMany = orders.length > MAX_ORDERS;
  return (
    <>
      {isTooMany ? null : (
        <LinkButton
          to={adminPaths.pickList}
          state={{ ids: orders.map(({ id }) => id) }}
          variant="quiet"
          size="sm"
        >
          Pick list
        </LinkButton>
      )}
      <Button
        variant="quiet"
        size="sm"
        disabled={invoices.isBusy || isTooMany}
        onClick={() => void invoices.run(() => startPrinting(orders, "invoice"))}
      >
        Invoices
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={slips.isBusy || isTooMany}
        onClick={() => void slips.run(() => startPrinting(orders, "packing_slip"))}
      >
        Packing slips
      </Button>
      {invoices.dialog}
      {slips.dialog}
    </>
  );
}
