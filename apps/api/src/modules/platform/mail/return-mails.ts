import type { House } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";
import type { MailedOrder } from "./order-mail-data";

const linkTo = ({ id }: MailedOrder, { site }: House) =>
  site ? { label: "See your order", address: `${site}/order/${id}` } : undefined;

interface AskedReturn {
  pieces: string;
  reason: string;
  /** Where the shop reads its mail; empty: nowhere. */
  office: string;
}

/** Sent to both sides when a customer wants to send something back. */
export function returnAskedMails(
  order: MailedOrder,
  { pieces, reason, office }: AskedReturn,
  house: House,
): MailDraft[] {
  const { number, email } = order;
  const toCustomer = draft(
    { kind: "return_asked", recipient: email, subject: `your wish to return part of order ${number}` },
    {
      greeting: "Hello,",
      paragraphs: [
        `we have your wish to send back ${pieces}. Please keep everything until you hear from us: we answer soon.`,
      ],
      link: linkTo(order, house),
    },
    house,
  );
  const { site } = house;
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
    house,
  );
  return [toCustomer, ...(office ? [toOffice] : [])];
}

/** Sent when the shop has accepted or declined a return. */
export function returnAnsweredMail(
  order: MailedOrder,
  { pieces, accept, answer }: { pieces: string; accept: boolean; answer: string },
  house: House,
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
      link: linkTo(order, house),
    },
    house,
  );
}
