import type { BankTransfer } from "@larkwood/contract";
import { formatAccountNumber, formatCents } from "@larkwood/domain";

/** A message before it is put into the outbox. */
export interface MailDraft {
  kind: string;
  recipient: string;
  subject: string;
  body: string;
}

interface MailedOrder {
  number: number;
  email: string;
  totalCents: number;
  lines: readonly { name: string; quantity: number; priceCents: number }[];
}

// No word of a customer's own is in a mail: the address may be a stranger's, and the words somebody's message to them.
const listed = (order: MailedOrder) =>
  order.lines
    .map((line) => `  ${line.quantity} × ${line.name}, ${formatCents(line.priceCents * line.quantity)}`)
    .join("\n");

/** What is to be done to pay. */
interface MailedPayment {
  instructions: string;
  transfer: BankTransfer | null;
}

/** What is typed into the form of a bank, each in a line of its own. */
function transferLines({ holder, number, bank, bic, reference }: BankTransfer, totalCents: number): string {
  const lines = [
    ["Account holder", holder],
    ["IBAN or account number", formatAccountNumber(number)],
    ["Bank", bank],
    ["BIC", bic],
    ["Amount", formatCents(totalCents)],
    ["Reference", reference],
  ];
  return lines
    .filter(([, value]) => value)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join("\n");
}

/** Sent when an order has been placed. */
export function orderPlacedMail(order: MailedOrder, payment: MailedPayment, shopName: string): MailDraft {
  const { instructions, transfer } = payment;
  const details = transfer ? `\n\n${transferLines(transfer, order.totalCents)}` : "";
  return {
    kind: "order_placed",
    recipient: order.email,
    subject: `${shopName}: your order ${order.number}`,
    body: `Hello,\n\nthank you for your order.\n\n${listed(order)}\n\nTotal ${formatCents(order.totalCents)}, free shipping.\n\n${instructions}${details}\n\n${shopName}\n`,
  };
}

/** Sent when an order has left the house. */
export function orderShippedMail(order: MailedOrder, shopName: string): MailDraft {
  return {
    kind: "order_shipped",
    recipient: order.email,
    subject: `${shopName}: order ${order.number} is on its way`,
    body: `Hello,\n\nyour order ${order.number} has left our house.\n\n${listed(order)}\n\n${shopName}\n`,
  };
}

/** Sent when an order was not paid in time. */
export function orderExpiredMail(order: MailedOrder, shopName: string): MailDraft {
  return {
    kind: "order_expired",
    recipient: order.email,
    subject: `${shopName}: order ${order.number} was cancelled`,
    body: `Hello,\n\nno payment has arrived for your order ${order.number}, so it was cancelled and nothing is owed.\n\n${listed(order)}\n\nIf you have paid already, answer this message and the money goes back to you.\n\n${shopName}\n`,
  };
}

/** Sent once to a new subscriber. */
export function newsletterMail(recipient: string, shopName: string): MailDraft {
  return {
    kind: "newsletter_confirmation",
    recipient,
    subject: `${shopName}: you are on the list`,
    body: `Welcome,\n\nthis address now receives the ${shopName} newsletter. If that was not you, answer this message and we take you off.\n\n${shopName}\n`,
  };
}

/** Sent when somebody signs in from where they never were. */
export function newDeviceMail(
  recipient: string,
  { at, device, network }: { at: Date; device: string; network: string },
  shopName: string,
): MailDraft {
  const when = `${at.toISOString().slice(0, 16).replace("T", ", ")} UTC`;
  return {
    kind: "new_device",
    recipient,
    subject: `${shopName}: a new sign-in to your account`,
    body: `Hello,\n\nsomebody signed in to your account from a place that was never used before:\n\n  ${when}\n  ${device}, network ${network}\n\nIf it was you, nothing needs to be done. If not, change your password, and sign out all other devices on the page Settings.\n\n${shopName}\n`,
  };
}

/** Sent when a colleague has turned off the second step of an account. */
export function secondFactorResetMail(recipient: string, shopName: string): MailDraft {
  return {
    kind: "second_factor_reset",
    recipient,
    subject: `${shopName}: the second step of your sign-in was turned off`,
    body: `Hello,\n\na colleague has turned off the second step of your sign-in: until you turn it on again, on the page Settings, your password alone opens your account. If you did not ask for it, tell your team.\n\n${shopName}\n`,
  };
}

/** Sent to an address that an account was registered with; the link shows that it is the owner's. */
export function verifyAddressMail(recipient: string, link: string, shopName: string): MailDraft {
  return {
    kind: "verify_address",
    recipient,
    subject: `${shopName}: please confirm your address`,
    body: `Hello,\n\nan account was opened with this address. If it is yours, open this link within seven days:\n\n${link}\n\nIf not, nothing needs to be done.\n\n${shopName}\n`,
  };
}

/** Sent to somebody who forgot their password; the link works once. */
export function passwordResetMail(recipient: string, link: string, shopName: string): MailDraft {
  return {
    kind: "password_reset",
    recipient,
    subject: `${shopName}: choose a new password`,
    body: `Hello,\n\nsomebody asked for a new password for this address. If it was you, open this link within one hour:\n\n${link}\n\nIf not, nothing needs to be done.\n\n${shopName}\n`,
  };
}
