import type { SenderProfile } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";
import { linkTo } from "./order-link";
import type { OrderMailData } from "./order-mail-data";

interface ReturnRequestData {
  items: string;
  reason: string;
  /** The shop's email address; empty if there is none. */
  shopEmail: string;
}

/** Sent to the customer and the shop when a customer requests a return. */
export function returnRequestedMails(
  order: OrderMailData,
  { items, reason, shopEmail }: ReturnRequestData,
  sender: SenderProfile,
): MailDraft[] {
  const { number, email } = order;
  const toCustomer = draft(
    { kind: "return_asked", recipient: email, subject: `Your return request for order ${number}` },
    {
      greeting: "Hello,",
      paragraphs: [`We've received your request to return ${items}. Please keep everything until we reply.`],
      link: linkTo(order, sender),
    },
    sender,
  );
  const { site } = sender;
  const toShop = draft(
    {
      kind: "return_asked_office",
      recipient: shopEmail,
      subject: `Return request for order ${number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [`A customer wants to return ${items}. Accept or decline the request on the order page.`],
      facts: [["Reason", reason]],
      link: site ? { label: "View order", address: `${site}/admin/orders/${order.id}` } : undefined,
    },
    sender,
  );
  return [toCustomer, ...(shopEmail ? [toShop] : [])];
}

/** Sent when the shop has accepted or declined a return. */
export function returnAnsweredMail(
  order: OrderMailData,
  { items, accept, answer }: { items: string; accept: boolean; answer: string },
  sender: SenderProfile,
): MailDraft {
  const { number, email } = order;
  return draft(
    {
      kind: accept ? "return_accepted" : "return_declined",
      recipient: email,
      subject: `Your return for order ${number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        accept
          ? `Please send back ${items}. We'll refund you once it arrives.`
          : `We're sorry, but we can't accept the return of ${items}.`,
        ...(answer ? [answer] : []),
      ],
      link: linkTo(order, sender),
    },
    sender,
  );
}
