import type { BankTransfer, Parcel } from "@larkwood/contract";
import { formatAccountNumber } from "@larkwood/domain";
import { formatCents } from "../../../core/format-cents";
import type { MailLine, SenderProfile } from "./mail-content";
import { dayText, deliveryText } from "./mail-dates";

/** What a message tells of an order. */
export interface OrderMailData {
  id: string;
  number: number;
  email: string;
  totalCents: number;
  shippingCents: number;
  /** The way that was chosen; null where there was no choice. */
  delivery: { name: string; fromDays: number; toDays: number } | null;
  taxes: readonly { name: string; hundredths: number; taxCents: number }[];
  taxIncluded: boolean;
  createdAt: Date;
  lines: readonly MailLine[];
  /** What is on its way, with where one sees how far it is. */
  parcels: readonly Parcel[];
  /**
   * Where it goes; null unless the mailbox is known to be the customer's. Otherwise no word of theirs is in a mail: the
   * mailbox may be a stranger's, and the words somebody's message to them.
   */
  address: string | null;
}

/** What is to be done to pay. */
export interface PaymentMailData {
  instructions: string;
  transfer: BankTransfer | null;
}

export const linkTo = (order: OrderMailData, { site }: SenderProfile) =>
  site ? { label: "View your order", address: `${site}/order/${order.id}` } : undefined;

/** What is typed into the form of a bank, each in a line of its own. */
export function transferFacts(transfer: BankTransfer, totalCents: number, sender: SenderProfile) {
  const { holder, number, bank, bic, reference, payBy } = transfer;
  const facts: (readonly [string, string])[] = [
    ["Account holder", holder],
    ["IBAN or account number", formatAccountNumber(number)],
    ["Bank", bank ?? ""],
    ["BIC", bic ?? ""],
    ["Amount", formatCents(totalCents, sender.currency)],
    ["Reference", reference],
    ["Pay by", payBy ? dayText(new Date(payBy), sender) : ""],
  ];
  return facts.filter(([, value]) => value !== "");
}

/** What it comes to, and what of it is delivery and tax. */
export function sumText(order: OrderMailData, { currency }: SenderProfile): string {
  const { totalCents, shippingCents, taxes, taxIncluded } = order;
  const delivery = shippingCents > 0 ? `delivery ${formatCents(shippingCents, currency)}` : "free shipping";
  const parts = taxes.map(
    ({ name, hundredths, taxCents }) =>
      `${taxIncluded ? "including" : "with"} ${formatCents(taxCents, currency)} ${name} (${hundredths / 100}%)`,
  );
  return `Total ${formatCents(totalCents, currency)}, ${[delivery, ...parts].join(", ")}.`;
}

export const whenText = ({ createdAt, delivery }: OrderMailData, sender: SenderProfile) =>
  `${deliveryText(createdAt, sender, delivery ?? undefined)}${delivery ? ` (${delivery.name})` : ""}`;

export const whereTo = ({ address }: OrderMailData) => (address ? [["Ship to", address] as const] : []);

/** What an owner's own words may name. */
export const valuesOf = ({ number, totalCents }: OrderMailData, { currency }: SenderProfile) => ({
  number: String(number),
  total: formatCents(totalCents, currency),
});

/** Who brings each parcel, under which number, and where one sees how far it is. */
export const parcelFacts = ({ parcels }: OrderMailData) =>
  parcels.map(({ carrierName, number, url }) => {
    const where = url ? `${number}, ${url}` : number;
    return [`Tracking (${carrierName})`, where] as const;
  });
