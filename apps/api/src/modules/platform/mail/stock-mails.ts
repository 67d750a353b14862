import type { SenderProfile } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";

interface BackProduct {
  id: string;
  name: string;
  priceCents: number;
  imageUrl: string;
}

/** Sent once to whoever asked to be told that something is back. */
export function backInStockMail(
  recipient: string,
  { id, ...product }: BackProduct,
  sender: SenderProfile,
): MailDraft {
  return draft(
    { kind: "back_in_stock", recipient, subject: `${product.name} is back` },
    {
      greeting: "Hello,",
      paragraphs: ["you asked us to tell you when this piece is back. It is, for as long as there are some:"],
      lines: [{ ...product, quantity: 1 }],
      closing: ["This is the only message about it."],
      link: sender.site ? { label: "See it", address: `${sender.site}/products/details/${id}` } : undefined,
    },
    sender,
  );
}
