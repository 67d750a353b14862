import type { SenderProfile } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";
import type { OrderMailData } from "./order-mail-data";

const linkTo = ({ id }: OrderMailData, { site }: SenderProfile) =>
  site ? { label: "See your order", address: `${site}/order/${id}` } : undefined;

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
    { kind: "return_asked", recipient: email, subject: `your wish to return part of order ${number}` },
    {
      greeting: "Hello,",
      paragraphs: [
        `we have your wish to send back ${pieces}. Please keep everything until you hear from us: we answer soon.`,
      ],
      link: linkTo(order, sender),
    },
    sender,
  );
  const { site } = sender;
  const toOffice = draft(
    {
      kind: "return_asked_office",
      recipient: office,
      subject: `somebody wants to return part of order ${number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [`a customer wants to send back ${pieces}. Accept or decline it on the page of the order.`],
      facts: [["Reason", reason]],
      link: site ? { label: "See the order", address: `${site}/admin/orders/${order.id}` } : undefined,
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
      subject: `your return of order ${number}`,
    },
    {
      greeting: "Hello,",
      paragraphs: [
        accept
          ? `please send back ${pieces}. Your money goes back to you once it is here.`
          : `we are sorry: we cannot take back ${pieces}.`,
        ...(answer ? [answer] : []),
      ],
      link: linkTo(order, sender),
    },
    sender,
  );
}
