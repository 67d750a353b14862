import type { UnsubscribeLink } from "../../../core/unsubscribe-link";
import type { MailContent, SenderProfile } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";

interface DeliveredOrder {
  id: string;
  number: number;
  email: string;
  lines: NonNullable<MailContent["lines"]>;
  unsubscribe: UnsubscribeLink | undefined;
}

/** Invites a newsletter subscriber to review a delivered order. */
export function reviewInvitationMail(
  { id, number, email, lines, unsubscribe }: DeliveredOrder,
  sender: SenderProfile,
): MailDraft {
  return draft(
    { kind: "review_invitation", recipient: email, subject: `How do you like order ${number}?` },
    {
      greeting: "Hello,",
      paragraphs: ["Some time has passed since your delivery. Your review helps others to choose:"],
      lines,
      closing: ["We ask once for each order, because you subscribed to our newsletter."],
      link: sender.site ? { label: "Write a review", address: `${sender.site}/order/${id}` } : undefined,
      unsubscribe,
    },
    sender,
  );
}
