import type { SenderProfile } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";
import type { OrderMailData } from "./order-mail-data";

const linkTo = ({ id }: OrderMailData, { site }: SenderProfile) =>
  site ? { label: "View your order", address: `${site}/order/${id}` } : undefined;

interface AskedReturn {
  pieces: string;
  reason: string;
  /** Where the shop reads its mail; empty: nowhere. */
  office: string;
}

/** Sent to both sides when a customer wants to send something back. */
export function returnRequestedMails(
  order: OrderMailData,
  { pieces, reason, office }: AskedReturn,
  sender: SenderProfile,
): MailDraft[] {
  const { number, email } = order;
  const toCustomer = draft(
    { kind: "return_asked", recipient: email, subject: `Your return request for order ${number}` },
    {
      greeting: "Hello,",
      paragraphs: [`We've received your request to return ${pieces}. Please keep them until we reply.`],
      link: linkTo(order, sender),
    },
    sender,
  );
  const { site } = sender;
  const toOffice = draft(
    {
      kind: "return_asked_office",
      recipient: office,
      subject: `Return request for order ${number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [`A customer wants to return ${pieces}. Accept or decline the request on the order page.`],
      facts: [["Reason", reason]],
      link: site ? { label: "View order", address: `${site}/admin/orders/${order.id}` } : undefined,
    },
    sender,
  );
  return [toCustomer, ...(office ? [toOffice] : [])];
}

/** Sent when the shop has accepted or declined a return. */
export function returnAnsweredMail(
  order: OrderMailData,
  { pieces, accept, answer }: { pieces: string; accept: boolean; answer: string },
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
          ? `Please send back ${pieces}. We'll refund you once it arrives.`
          : `We're sorry, but we can't accept the return of ${pieces}.`,
        ...(answer ? [answer] : []),
      ],
      link: linkTo(order, sender),
    },
    sender,
  );
}
