import type { Order } from "@larkwood/contract";
import { addressLines, formatDate, hasShipped, isPaidOnline } from "@larkwood/domain";
import type { ReactNode } from "react";
import { DocumentList } from "~/lib/shop/document-list";
import { useOrderAccess } from "~/lib/shop/order-access";
import { useShop } from "~/lib/shop/shop";
import { Button } from "~/ui/button";
import { ParcelList } from "~/ui/parcel-list";
import { StatusBadge } from "~/ui/status-badge";
import { CancelOrder } from "./cancel-order";
import { OnlinePayment } from "./online-payment";
import { OrderLines } from "./order-lines";
import { OrderPayment } from "./order-payment";
import { OrderReturns } from "./order-returns";
import { OrderTimeline } from "./order-timeline";

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <div className="wrap-anywhere text-sm text-ink-soft">{children}</div>
    </section>
  );
}

/** The page of one order. It has a print layout. */
export function OrderView({ order }: { order: Order }) {
  const shop = useShop();
  // A review needs an account.
  const mayReview = useOrderAccess().guestToken === null && shop.reviews && order.status === "DELIVERED";
  const isDueOnline = order.payOnlineUntil !== null || (order.due > 0 && isPaidOnline(order.paymentMethod));
  // Show a balance due at the top of the page, unless the customer pays the driver.
  const isDueNow = isDueOnline || (order.due > 0 && order.bankTransfer !== null);
  const delivery = `${formatDate(new Date(order.deliveryFrom))} – ${formatDate(new Date(order.deliveryTo))}`;
  return (
    <div className="page grid gap-x-16 gap-y-12 py-10 lg:grid-cols-[1fr_22rem] lg:py-16 print:grid-cols-[1fr_15rem] print:gap-x-10 print:gap-y-6 print:p-0">
      <header className="flex flex-wrap items-end justify-between gap-6 lg:col-span-2 print:col-span-2">
        <div>
          <p className="hidden pb-6 font-serif text-2xl print:block">{shop.name}</p>
          <p className="caps text-clay">{formatDate(new Date(order.createdAt))}</p>
          <h1 className="mt-3 flex flex-wrap items-center gap-4 text-3xl">
            Order {order.number} <StatusBadge status={order.status} />
          </h1>
        </div>
        <div className="flex gap-3 print:hidden">
          <Button variant="outline" size="sm" onClick={() => window.print()}>
            Print
          </Button>
          <CancelOrder order={order} />
        </div>
      </header>
      {isDueNow ? (
        <section
          aria-label="Payment"
          className="border-l-2 border-warning bg-warning-wash p-5 text-sm lg:col-span-2 print:col-span-2"
        >
          {isDueOnline ? (
            <OnlinePayment order={order} until={order.payOnlineUntil} />
          ) : (
            <OrderPayment order={order} />
          )}
        </section>
      ) : null}
      <div>
        <OrderLines order={order} canReview={mayReview} />
      </div>
      <aside className="grid h-fit gap-10 print:gap-5">
        <div className="print:hidden">
          <OrderTimeline order={order} />
        </div>
        {order.nextStatuses.length > 0 && order.status !== "DELIVERED" ? (
          <Section title="Delivery">{delivery}</Section>
        ) : null}
        {order.parcels.length > 0 && hasShipped(order.status) ? (
          <Section title="Track your order">
            <ParcelList parcels={order.parcels} />
          </Section>
        ) : null}
        {isDueNow ? null : (
          <Section title="Payment">
            <OrderPayment order={order} />
          </Section>
        )}
        {order.documents.length > 0 ? (
          <div className="print:hidden">
            <Section title="Documents">
              <DocumentList documents={order.documents} />
            </Section>
          </div>
        ) : null}
        {order.returns.length > 0 || order.status === "DELIVERED" ? (
          <div className="print:hidden">
            <Section title="Returns">
              <OrderReturns order={order} />
            </Section>
          </div>
        ) : null}
        <Section title="Shipping address">
          <address className="not-italic">
            {[order.customerName, ...addressLines(order), order.phoneNumber].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </Section>
        {order.notes ? <Section title="Special request">{order.notes}</Section> : null}
        {order.giftNote ? <Section title="Gift note">{order.giftNote}</Section> : null}
      </aside>
    </div>
  );
}
