import type { RatePart } from "@larkwood/domain";

/** One row of the file: the part of an invoice or credit note with one tax rate. */
export interface Booking extends RatePart {
  isCredit: boolean;
  day: string;
  reference: string;
  orderNumber: number;
  country: string;
  currency: string;
  account: string;
  customerAccount: string;
  taxCode: string;
}
