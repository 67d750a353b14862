import type { Order, OrderStatus } from "@larkwood/contract";
import { addressLines, canCancelShipment } from "@larkwood/domain";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { PaymentPanel } from "~/features/admin/sales/payments/payment-panel";
import { ReturnPanel } from "~/features/admin/sales/returns/return-panel";
import { OrderPanel } from "~/features/admin/sales/shared/order-panel";
import { PermittedLink } from "~/features/admin/shared/permitted-link";
import { AdminIcon } from "~/features/admin/shared/ui/admin-icon";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { formatMoment } from "~/lib/format/format";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";
import { StatusBadge } from "~/ui/status-badge";
import { AdminNotesPanel } from "./admin-notes-panel";
import { CancelOrderDialog } from "./cancel-order-dialog";
import { CancelShipmentDialog } from "./cancel-shipment-dialog";
import { ChangeButtons } from "./change-buttons";
import { DocumentPanel } from "./document-panel";
import { OrderHistory } from "./order-history";
import { ParcelDialog } from "./parcel-dialog";
import { ParcelPanel } from "./parcel-panel";
import { StatusActionButton } from "./status-action-button";
import { StatusChangeDialog } from "./status-change-dialog";
import { useChangeOrderStatus } from "./use-change-order-status";

/** The admin page of one order: actions first, then items and details. */
export function OrderDetail({ order, lines }: { order: Order; lines: ReactNode }) {
  return (
    <>
      <Link to={paths.adminOrders} className="link inline-flex items-center gap-2 text-sm print:hidden">
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
      <div className="grid grid-cols-[minmax(0,1fr)_18rem] gap-10 xl:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-[minmax(0,1fr)_15rem] print:gap-8">
        <div className="min-w-0">
          {lines}
          <ChangeButtons order={order} what="lines" />
          {/* The longest sections go into the wide column. */}
          <div className="grid grid-cols-1 gap-8 pt-10 text-sm print:pt-5">
            <AdminNotesPanel order={order} />
            <OrderPanel title="History">
              <OrderHistory events={order.events} />
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
        </div>
      </div>
    </>
  );
}

// Statuses that open a dialog first, because they move stock or money, or need details.
const NEEDS_DIALOG = new Set<OrderStatus>(["SHIPPED", "CANCELLED", "RETURNED"]);

function StatusActions({ order }: { order: Order }) {
  const can = useOwnPermissions();
  const { changeStatus, isChanging, wasJustChanged } = useChangeOrderStatus();
  const [dialogStatus, setDialogStatus] = useState<OrderStatus | null>(null);
  const [isCancellingShipment, setCancellingShipment] = useState(false);
  if (!can("orders.write")) return null;
  if (wasJustChanged(order.id)) return <span className="text-sm text-ink-soft">Updated</span>;
  const go = (status: OrderStatus) => changeStatus({ ids: [order.id], status });
  return (
    <>
      {order.nextStatuses.map((status) => (
        <StatusActionButton
          key={status}
          status={status}
          disabled={isChanging}
          onClick={() => (NEEDS_DIALOG.has(status) ? setDialogStatus(status) : go(status))}
        />
      ))}
      {canCancelShipment(order.status, order.parcels.length) ? (
        <Button variant="quiet" size="sm" onClick={() => setCancellingShipment(true)}>
          Back to confirmed…
        </Button>
      ) : null}
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
          <PermittedLink to={paths.adminCustomer(order.customerId)} className="link">
            {order.customerName}
          </PermittedLink>
        ) : (
          order.customerName
        )}
        {[...addressLines(order), order.phoneNumber, order.email].filter(Boolean).map((line) => (
          <span key={line} className="block text-ink-soft">
            {line}
          </span>
        ))}
      </address>
      <ChangeButtons order={order} what="address" />
    </OrderPanel>
  );
}
