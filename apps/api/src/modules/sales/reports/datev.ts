import { type DayRange, decimalCents } from "@larkwood/domain";
import type { Booking } from "./booking";

// The first columns of a batch of bookings; programs that read the format accept fewer columns than it has.
const COLUMNS = [
  "Umsatz (ohne Soll/Haben-Kz)",
  "Soll/Haben-Kennzeichen",
  "WKZ Umsatz",
  "Kurs",
  "Basis-Umsatz",
  "WKZ Basis-Umsatz",
  "Konto",
  "Gegenkonto (ohne BU-Schlüssel)",
  "BU-Schlüssel",
  "Belegdatum",
  "Belegfeld 1",
  "Belegfeld 2",
  "Skonto",
  "Buchungstext",
];

const lineOf = (cells: readonly string[]) => `${cells.join(";")}\r\n`;
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
const compact = (day: string) => day.replaceAll("-", "");

/** Both header lines. They have the last day of the month instead of the current time, so that the file stays the same. */
export function datevHeader({ from, to }: DayRange, currency: string): string {
  const meta = ['"EXTF"', "700", "21", '"Buchungsstapel"', "13", `${compact(to)}000000000`];
  const start = `${from.slice(0, 4)}0101`;
  const empty = ["", '""', '""', '""', "", ""];
  const period = [start, "4", compact(from), compact(to), '"Larkwood"', '""', "1", "0", "0", quote(currency)];
  return lineOf([...meta, ...empty, ...period]) + lineOf(COLUMNS);
}

/** One booking; an empty text if its amount is zero. */
export function datevLine(booking: Booking): string {
  const { grossCents, isCredit, currency, account, customerAccount, taxCode, day, reference } = booking;
  if (grossCents === 0) return "";
  const isDebit = isCredit === grossCents < 0;
  const text = `Order ${booking.orderNumber}, ${booking.country}`.replace(/\p{Cc}/gu, " ").slice(0, 60);
  return lineOf([
    decimalCents(Math.abs(grossCents)).replace(".", ","),
    isDebit ? '"S"' : '"H"',
    quote(currency),
    "",
    "",
    '""',
    customerAccount,
    account,
    quote(taxCode),
    day.slice(8) + day.slice(5, 7),
    quote(reference),
    '""',
    "",
    quote(text),
  ]);
}
