import type { BankTransfer } from "@larkwood/contract";
import { formatAccountNumber, formatCents } from "@larkwood/domain";
import { type House, type Letter, type LetterLine, letterText } from "./letter";
import { letterHtml } from "./letter-html";
import { dayText, deliveryText } from "./mail-dates";

/** A message before it is put into the outbox. */
export interface MailDraft {
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  html?: string | undefined;
}

/** What a message tells of an order. */
export interface MailedOrder {
  id: string;
  number: number;
  email: string;
  totalCents: number;
  createdAt: Date;
  lines: readonly LetterLine[];
  /**
   * Where it goes; null unless the mailbox is known to be the customer's. Otherwise no word of theirs is in a mail: the
   * mailbox may be a stranger's, and the words somebody's message to them.
   */
  address: string | null;
}

/** What is to be done to pay. */
interface MailedPayment {
  instructions: string;
  transfer: BankTransfer | null;
}

type Heading = Pick<MailDraft, "kind" | "recipient" | "subject">;

function draft(heading: Heading, letter: Letter, house: House): MailDraft {
  return {
    ...heading,
    subject: `${house.shopName}: ${heading.subject}`,
    body: letterText(letter, house),
    html: letterHtml(letter, house),
  };
}

const linkTo = (order: MailedOrder, { site }: House) =>
  site ? { label: "See your order", address: `${site}/order/${order.id}` } : undefined;

/** What is typed into the form of a bank, each in a line of its own. */
function transferFacts(transfer: BankTransfer, totalCents: number, house: House) {
  const { holder, number, bank, bic, reference, payBy } = transfer;
  const facts: (readonly [string, string])[] = [
    ["Account holder", holder],
    ["IBAN or account number", formatAccountNumber(number)],
    ["Bank", bank ?? ""],
    ["BIC", bic ?? ""],
    ["Amount", formatCents(totalCents)],
    ["Reference", reference],
    ["Pay by", dayText(new Date(payBy), house)],
  ];
  return facts.filter(([, value]) => value !== "");
}

const whereTo = ({ address }: MailedOrder) => (address ? [["Goes to", address] as const] : []);

/** Sent when an order has been placed. */
export function orderPlacedMail(order: MailedOrder, payment: MailedPayment, house: House): MailDraft {
  const { instructions, transfer } = payment;
  return draft(
    { kind: "order_placed", recipient: order.email, subject: `your order ${order.number}` },
    {
      greeting: "Hello,",
      paragraphs: ["thank you for your order."],
      lines: order.lines,
      sum: `Total ${formatCents(order.totalCents)}, free shipping.`,
      facts: [
        ["Order", String(order.number)],
        ["Placed", dayText(order.createdAt, house)],
        ["Delivery", deliveryText(order.createdAt, house)],
        ...whereTo(order),
        ...(transfer ? transferFacts(transfer, order.totalCents, house) : []),
      ],
      closing: [instructions],
      link: linkTo(order, house),
    },
    house,
  );
}

/** Sent when an order has left the house. */
export function orderShippedMail(order: MailedOrder, house: House): MailDraft {
  return draft(
    { kind: "order_shipped", recipient: order.email, subject: `order ${order.number} is on its way` },
    {
      greeting: "Hello,",
      paragraphs: [`your order ${order.number} has left our house.`],
      lines: order.lines,
      facts: [["Delivery", deliveryText(order.createdAt, house)], ...whereTo(order)],
      link: linkTo(order, house),
    },
    house,
  );
}

/** Sent when an order was cancelled, by its customer or by the shop. */
export function orderCancelledMail(order: MailedOrder, isPaid: boolean, house: House): MailDraft {
  return draft(
    { kind: "order_cancelled", recipient: order.email, subject: `order ${order.number} was cancelled` },
    {
      greeting: "Hello,",
      paragraphs: [`your order ${order.number} was cancelled. Nothing of it will be delivered.`],
      lines: order.lines,
      facts: [["Placed", dayText(order.createdAt, house)]],
      closing: [
        isPaid ? "What you have paid goes back to you, in the way it came." : "Nothing is owed.",
        "If you did not expect this, answer this message.",
      ],
      link: linkTo(order, house),
    },
    house,
  );
}

/** Sent when an order was not paid in time. */
export function orderExpiredMail(order: MailedOrder, house: House): MailDraft {
  return draft(
    { kind: "order_expired", recipient: order.email, subject: `order ${order.number} was cancelled` },
    {
      greeting: "Hello,",
      paragraphs: [
        `no payment has arrived for your order ${order.number}, so it was cancelled and nothing is owed.`,
      ],
      lines: order.lines,
      facts: [["Placed", dayText(order.createdAt, house)]],
      closing: ["If you have paid already, answer this message and the money goes back to you."],
      link: linkTo(order, house),
    },
    house,
  );
}

/** Sent once to a new subscriber. */
export function newsletterMail(recipient: string, house: House): MailDraft {
  return draft(
    { kind: "newsletter_confirmation", recipient, subject: "you are on the list" },
    {
      greeting: "Welcome,",
      paragraphs: [
        `this address now receives the ${house.shopName} newsletter. If that was not you, answer this message and we take you off.`,
      ],
    },
    house,
  );
}

/** Sent when somebody signs in from where they never were. */
export function newDeviceMail(
  recipient: string,
  { at, device, network }: { at: Date; device: string; network: string },
  house: House,
): MailDraft {
  const when = `${at.toISOString().slice(0, 16).replace("T", ", ")} UTC`;
  return draft(
    { kind: "new_device", recipient, subject: "a new sign-in to your account" },
    {
      greeting: "Hello,",
      paragraphs: ["somebody signed in to your account from a place that was never used before:"],
      facts: [
        ["When", when],
        ["From", `${device}, network ${network}`],
      ],
      closing: [
        "If it was you, nothing needs to be done. If not, change your password, and sign out all other devices on the page Settings.",
      ],
    },
    house,
  );
}

/** Sent when a colleague has turned off the second step of an account. */
export function secondFactorResetMail(recipient: string, house: House): MailDraft {
  return draft(
    {
      kind: "second_factor_reset",
      recipient,
      subject: "the second step of your sign-in was turned off",
    },
    {
      greeting: "Hello,",
      paragraphs: [
        "a colleague has turned off the second step of your sign-in: until you turn it on again, on the page Settings, your password alone opens your account. If you did not ask for it, tell your team.",
      ],
    },
    house,
  );
}

/** Sent to an address that an account was registered with; the link shows that it is the owner's. */
export function verifyAddressMail(recipient: string, link: string, house: House): MailDraft {
  return draft(
    { kind: "verify_address", recipient, subject: "please confirm your address" },
    {
      greeting: "Hello,",
      paragraphs: [
        "an account was opened with this address. If it is yours, open the link below within seven days. If not, nothing needs to be done.",
      ],
      link: { label: "Confirm your address", address: link },
    },
    house,
  );
}

/** Sent to somebody who forgot their password; the link works once. */
export function passwordResetMail(recipient: string, link: string, house: House): MailDraft {
  return draft(
    { kind: "password_reset", recipient, subject: "choose a new password" },
    {
      greeting: "Hello,",
      paragraphs: [
        "somebody asked for a new password for this address. If it was you, open the link below within one hour. If not, nothing needs to be done.",
      ],
      link: { label: "Choose a new password", address: link },
    },
    house,
  );
}
