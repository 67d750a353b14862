import type { SenderProfile } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";

interface RestockedProduct {
  id: string;
  name: string;
  priceCents: number;
  imageUrl: string;
}

/** Sent once to a customer who asked to be notified. */
export function backInStockMail(
  recipient: string,
  { id, ...product }: RestockedProduct,
  sender: SenderProfile,
): MailDraft {
  return draft(
    { kind: "back_in_stock", recipient, subject: `${product.name} is back in stock` },
    {
      greeting: "Hello,",
      paragraphs: ["This is back in stock, while stocks last:"],
      lines: [{ ...product, quantity: 1 }],
      closing: ["This is the only email we'll send about it."],
      link: sender.site
        ? { label: "View product", address: `${sender.site}/products/details/${id}` }
        : undefined,
    },
    sender,
  );
}
