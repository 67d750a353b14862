import type { Order, OrderStatus } from "@larkwood/contract";
import { addressLines, canCancelShipment, isCancelledOrReturned } from "@larkwood/domain";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { PaymentPanel } from "~/features/admin/sales/payments/payment-panel";
import { ReturnPanel } from "~/features/admin/sales/returns/return-panel";
import { OrderPanel } from "~/features/admin/sales/shared/order-panel";
import { PermittedLink } from "~/features/admin/shared/permitted-link";
import { AdminIcon } from "~/features/admin/shared/ui/admin-icon";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
import { formatMoment } from "~/lib/format/format";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { StatusBadge } from "~/ui/status-badge";
import { AdminNotesPanel } from "./admin-notes-panel";
import { changeStatus, packOrders } from "./bulk-actions";
import { CancelOrderDialog } from "./cancel-order-dialog";
import { CancelShipmentDialog } from "./cancel-shipment-dialog";
import { ChangeButtons, LinesButtons } from "./change-buttons";
import { DocumentPanel } from "./document-panel";
import { GuestLink } from "./guest-link";
import { OrderHistory } from "./order-history";
import { ParcelDialog } from "./parcel-dialog";
import { ParcelPanel } from "./parcel-panel";
import { StatusActionButton } from "./status-action-button";
import { StatusChangeDialog } from "./status-change-dialog";
import { useBulkAction } from "./use-bulk-action";

/** The admin page of one order: actions first, then items and details. */
export function OrderDetail({ order, lines }: { order: Order; lines: ReactNode }) {
  return (
    <>
      <Link to={adminPaths.orders} className="link inline-flex items-center gap-2 text-sm print:hidden">
        <AdminIcon name="arrow-left" size={16} />
        All orders
      </Link>
      <header className="flex flex-wrap items-end justify-between gap-4 pt-4 pb-6">
        <div>
          <h1 className="flex flex-wrap items-center gap-4 text-2xl">
            Order {order.number} <StatusBadge status={order.status} />
          </h1>
          <p className="pt-1 text-sm text-ink-soft">Placed {formatMoment(order.createdAt)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <Button variant="quiet" size="sm" onClick={() => window.print()}>
            Print
          </Button>
          <StatusActions order={order} />
        </div>
      </header>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-[minmax(0,1fr)_15rem] print:gap-8">
        <div className="min-w-0">
          {lines}
          <LinesButtons order={order} />
          {/* The longest sections go into the wide column. */}
          <div className="grid grid-cols-1 gap-8 pt-10 text-sm print:pt-5">
            <AdminNotesPanel order={order} />
            <OrderPanel title="Timeline">
              <OrderHistory order={order} />
            </OrderPanel>
          </div>
        </div>
        <div className="grid h-fit grid-cols-1 gap-8 text-sm print:gap-5">
          <ReturnPanel order={order} />
          <PaymentPanel order={order} />
          <DocumentPanel order={order} />
          <CustomerPanel order={order} />
          <ParcelPanel order={order} />
          {order.notes ? (
            <OrderPanel title="Special request">
              <p className="break-words whitespace-pre-line">{order.notes}</p>
            </OrderPanel>
          ) : null}
          {order.giftNote ? (
            <OrderPanel title="Gift note">
              <p className="break-words whitespace-pre-line">{order.giftNote}</p>
            </OrderPanel>
          ) : null}
        </div>
      </div>
    </>
  );
}

// Statuses that open a dialog first, because they move stock or money, or need details.
const NEEDS_DIALOG = new Set<OrderStatus>(["SHIPPED", "CANCELLED", "RETURNED"]);

function StatusActions({ order }: { order: Order }) {
  const can = useOwnPermissions();
  const { start, isRunning, wasJustChanged, reportDialog } = useBulkAction();
  const [dialogStatus, setDialogStatus] = useState<OrderStatus | null>(null);
  const [isCancellingShipment, setCancellingShipment] = useState(false);
  if (!can("orders.write")) return null;
  if (wasJustChanged(order.id)) return <span className="text-sm text-ink-soft">Updated</span>;
  const go = (status: OrderStatus) => start(changeStatus([order], status));
  const choose = (status: OrderStatus) => (NEEDS_DIALOG.has(status) ? setDialogStatus(status) : go(status));
  const next = order.nextStatuses.find((status) => !isCancelledOrReturned(status));
  const others = order.nextStatuses.filter((status) => status !== next);
  return (
    <>
      {canCancelShipment(order.status, order.parcels.length) ? (
        <Button variant="quiet" size="sm" onClick={() => setCancellingShipment(true)}>
          Back to confirmed…
        </Button>
      ) : null}
      {others.map((status) => (
        <StatusActionButton
          key={status}
          status={status}
          variant="quiet"
          disabled={isRunning}
          onClick={() => choose(status)}
        />
      ))}
      {order.status === "CONFIRMED" && !order.packed ? (
        <Button variant="outline" size="sm" disabled={isRunning} onClick={() => start(packOrders([order]))}>
          Mark as packed
        </Button>
      ) : null}
      {/* The next step is always the last button, or on a phone the first row. */}
      {next ? (
        <StatusActionButton
          status={next}
          variant="primary"
          disabled={isRunning}
          className="max-sm:order-first max-sm:w-full"
          onClick={() => choose(next)}
        />
      ) : null}
      {reportDialog}
      <CancelShipmentDialog
        order={order}
        open={isCancellingShipment}
        onClose={() => setCancellingShipment(false)}
      />
      <ParcelDialog order={order} open={dialogStatus === "SHIPPED"} onClose={() => setDialogStatus(null)} />
      <CancelOrderDialog
        order={order}
        open={dialogStatus === "CANCELLED"}
        onClose={() => setDialogStatus(null)}
      />
      <StatusChangeDialog
        status={dialogStatus === "RETURNED" ? dialogStatus : null}
        orders={[order]}
        onCancel={() => setDialogStatus(null)}
        onConfirm={(status) => {
          setDialogStatus(null);
          go(status);
        }}
      />
    </>
  );
}

function CustomerPanel({ order }: { order: Order }) {
  return (
    <OrderPanel title="Customer">
      <address className="break-words not-italic">
        {order.customerId ? (
          <PermittedLink to={adminPaths.customer(order.customerId)} className="link">
            {order.customerName}
          </PermittedLink>
        ) : (
          <>
            {order.customerName} {order.guest ? <Badge tone="grey">Guest</Badge> : null}
          </>
        )}
        {[...addressLines(order), order.phoneNumber, order.email].filter(Boolean).map((line) => (
          <span key={line} className="block text-ink-soft">
            {line}
          </span>
        ))}
      </address>
      <ChangeButtons order={order} what="address" />
      {order.guest ? <GuestLink order={order} /> : null}
    </OrderPanel>
  );
}
