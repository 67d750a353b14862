import type { UnsubscribeLink } from "../../../core/unsubscribe-link";
import type { MailContent, SenderProfile } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";

interface LeftCart {
  email: string;
  lines: NonNullable<MailContent["lines"]>;
  unsubscribe: UnsubscribeLink | undefined;
}

/** Reminds a newsletter subscriber of the items in their cart. */
export function cartReminderMail({ email, lines, unsubscribe }: LeftCart, sender: SenderProfile): MailDraft {
  return draft(
    { kind: "cart_reminder", recipient: email, subject: "Your cart is waiting" },
    {
      greeting: "Hello,",
      paragraphs: ["You left these in your cart. They are saved in your account:"],
      lines,
      closing: ["Prices and stock can change. We remind you once, because you subscribed to our newsletter."],
      link: sender.site ? { label: "Go to your cart", address: `${sender.site}/cart` } : undefined,
      unsubscribe,
    },
    sender,
  );
}
