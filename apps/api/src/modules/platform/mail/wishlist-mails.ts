import type { UnsubscribeLink } from "../../../core/unsubscribe-link";
import type { SenderProfile } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";

/** A product of a wishlist that has become more attractive. */
export interface WishNews {
  name: string;
  priceCents: number;
  imageUrl: string;
  what: "back" | "cheaper";
}

const LABELS = { back: "back in stock", cheaper: "now cheaper" } as const;

interface WishlistNews {
  recipient: string;
  news: readonly WishNews[];
  unsubscribe: UnsubscribeLink | undefined;
}

/** Sent to customers who asked for it on their wishlist. */
export function wishlistNewsMail(
  { recipient, news, unsubscribe }: WishlistNews,
  sender: SenderProfile,
): MailDraft {
  const [first] = news;
  const subject =
    news.length === 1 && first
      ? `${first.name} is ${LABELS[first.what]}`
      : `${news.length} products of your wishlist are back in stock or cheaper`;
  return draft(
    { kind: "wishlist_news", recipient, subject },
    {
      greeting: "Hello,",
      paragraphs: ["There is news about your wishlist:"],
      lines: news.map(({ what, ...product }) => ({ ...product, variant: LABELS[what], quantity: 1 })),
      closing: ["You get this email because you asked for it on your wishlist, where you can turn it off."],
      link: sender.site ? { label: "View your wishlist", address: `${sender.site}/wishlist` } : undefined,
      unsubscribe,
    },
    sender,
  );
}
