import type { OrderSummary } from "@larkwood/contract";
import { useExport } from "~/features/admin/shared/use-export";
import { api } from "~/lib/api/api";
import { Button } from "~/ui/button";

// As many as the call takes.
const MOST = 500;

const failed = "The documents couldn't be created. Please try again.";
const start = async (orders: readonly OrderSummary[], sheet: "invoice" | "packing_slip") =>
  (await api("startPrinting", { body: { ids: orders.map(({ id }) => id), sheet } })).data.id;

/** Invoices or packing slips of the selected orders, drawn in the background into one file. */
export function PrintButtons({ orders }: { orders: readonly OrderSummary[] }) {
  const invoices = useExport({ title: "Creating invoices", fileName: "invoices", failed, kind: "pdf" });
  const slips = useExport({
    title: "Creating packing slips",
    fileName: "packing-slips",
    failed,
    kind: "pdf",
  });
  const isTooMany = orders.length > MOST;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        disabled={invoices.isBusy || isTooMany}
        onClick={() => void invoices.run(() => start(orders, "invoice"))}
      >
        Invoices
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={slips.isBusy || isTooMany}
        onClick={() => void slips.run(() => start(orders, "packing_slip"))}
      >
        Packing slips
      </Button>
      {invoices.dialog}
      {slips.dialog}
    </>
  );
}
