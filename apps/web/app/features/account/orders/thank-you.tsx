import type { Order } from "@larkwood/contract";
import { deliveryPlaceText, formatDate, paymentMethodDefinitions } from "@larkwood/domain";
import { formatPrice } from "~/lib/format/money";
import { paths } from "~/lib/paths";
import { useOrderAccess } from "~/lib/shop/order-access";
import { useShop } from "~/lib/shop/shop";
import { LinkButton } from "~/ui/link-button";

type PlacedOrder = Pick<
  Order,
  | "number"
  | "email"
  | "total"
  | "paymentMethod"
  | "paymentStatus"
  | "deliveryFrom"
  | "deliveryTo"
  | "deliveryKind"
>;

function paymentText({ number, total, paymentMethod, paymentStatus }: PlacedOrder): string {
  if (total === 0) return "There is nothing to pay.";
  const amount = formatPrice(total);
  return paymentStatus === "received"
    ? `We've received ${amount}. You're all set.`
    : paymentMethodDefinitions[paymentMethod].nextStep({ number, amount });
}

function deliveryText({ deliveryFrom, deliveryTo, deliveryKind }: PlacedOrder): string {
  const [from, to] = [deliveryFrom, deliveryTo].map((day) => formatDate(new Date(day)));
  const where = [`${from} – ${to}`, deliveryPlaceText(deliveryKind)].filter(Boolean).join(", ");
  return deliveryKind === "two_man" ? `${where}. We'll call first.` : `${where}.`;
}

/** Shown right after ordering: the order number, the next steps and the confirmation email. */
export function ThankYou({ order }: { order: PlacedOrder }) {
  const { sendsMail, passwordReset: sendsLinks } = useShop();
  const isGuest = useOrderAccess().guestToken !== null;
  const steps = [
    isGuest && !sendsLinks
      ? {
          title: "Keep this page's address",
          text: `It is the only way back to order ${order.number}: bookmark this page.`,
        }
      : sendsMail
        ? {
            title: "Check your inbox",
            text: isGuest
              ? `We've emailed these details to ${order.email}, with a link to this page.`
              : `We've emailed these details to ${order.email}.`,
          }
        : { title: "Your order number", text: `${order.number}. Check this page for updates.` },
    { title: "Payment", text: paymentText(order) },
    { title: "Delivery", text: deliveryText(order) },
  ];
  return (
    <section aria-label="Thank you" className="bg-linen print:hidden">
      <div className="page py-10 lg:py-14">
        <p className="caps text-clay">Thank you</p>
        <p className="mt-3 font-serif text-3xl">We've received your order {order.number}.</p>
        <ol className="mt-8 grid gap-x-12 gap-y-6 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[1.75rem_1fr] border-t border-hairline-strong pt-4">
              <span aria-hidden="true" className="text-sm text-clay tabular-nums">
                {index + 1}
              </span>
              <div className="min-w-0 text-sm">
                <p className="font-medium">{title}</p>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={paths.products} size="sm">
            Continue shopping
          </LinkButton>
          {isGuest ? null : (
            <LinkButton to={paths.orders} variant="outline" size="sm">
              View your orders
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
