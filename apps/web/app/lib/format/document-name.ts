import type { OrderDocument } from "@larkwood/contract";

const words: Record<OrderDocument["kind"], string> = { invoice: "Invoice", credit_note: "Credit note" };

/** What an invoice or credit note is called. */
export const documentName = ({ kind, number }: Pick<OrderDocument, "kind" | "number">) =>
  `${words[kind]} ${number}`;
