import type { OrderDocument } from "@larkwood/contract";

const kindNames: Record<OrderDocument["kind"], string> = { invoice: "Invoice", credit_note: "Credit note" };

/** Display name of an invoice or a credit note. */
export const documentName = ({ kind, number }: Pick<OrderDocument, "kind" | "number">) =>
  `${kindNames[kind]} ${number}`;
