import type { SenderProfile } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";

/** Sent once to a new subscriber. */
export function newsletterMail(recipient: string, sender: SenderProfile): MailDraft {
  return draft(
    { kind: "newsletter_confirmation", recipient, subject: "You're subscribed" },
    {
      greeting: "Welcome,",
      paragraphs: [
        `This email address now receives the ${sender.shopName} newsletter. If this wasn't you, reply to this email and we'll unsubscribe you.`,
      ],
    },
    sender,
  );
}

/** Sent when a user signs in from a new network and device. */
export function newDeviceMail(
  recipient: string,
  { at, device, network }: { at: Date; device: string; network: string },
  sender: SenderProfile,
): MailDraft {
  const when = `${at.toISOString().slice(0, 16).replace("T", ", ")} UTC`;
  return draft(
    { kind: "new_device", recipient, subject: "New sign-in to your account" },
    {
      greeting: "Hello,",
      paragraphs: ["Someone signed in to your account from a new device or place:"],
      facts: [
        ["When", when],
        ["From", `${device}, network ${network}`],
      ],
      closing: [
        "If this was you, there's nothing to do. If not, change your password and sign out all other devices on the Settings page.",
      ],
    },
    sender,
  );
}

/** Sent when a colleague has turned off the two-step verification of an account. */
export function secondFactorResetMail(recipient: string, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "second_factor_reset",
      recipient,
      subject: "Two-step verification was turned off",
    },
    {
      greeting: "Hello,",
      paragraphs: [
        "A colleague turned off two-step verification for your account. Until you turn it on again on the Settings page, your password is enough to sign in. If you didn't ask for this, tell your team.",
      ],
    },
    sender,
  );
}

/** Sent to someone who is invited to join the staff; the link works once. */
export function staffInvitationMail(
  recipient: string,
  { link, role, inviter }: { link: string; role: string; inviter: string },
  sender: SenderProfile,
): MailDraft {
  return draft(
    { kind: "staff_invitation", recipient, subject: "You're invited to join the team" },
    {
      greeting: "Hello,",
      paragraphs: [
        `${inviter} invites you to work on ${sender.shopName} with the role ${role}. Open the link below within seven days. If you don't know why you got this email, you can ignore it.`,
      ],
      link: { label: "Join the team", address: link },
    },
    sender,
  );
}

/** Sent to verify the address of a new account. */
export function verifyAddressMail(recipient: string, link: string, sender: SenderProfile): MailDraft {
  return draft(
    { kind: "verify_address", recipient, subject: "Please confirm your email address" },
    {
      greeting: "Hello,",
      paragraphs: [
        "Someone created an account with this email address. If it was you, open the link below within seven days. If not, you can ignore this email.",
      ],
      link: { label: "Confirm your email", address: link },
    },
    sender,
  );
}

/** Sent to an Admin who tests the shop's mail. */
export function testMail(recipient: string, from: string, sender: SenderProfile): MailDraft {
  return draft(
    { kind: "test_mail", recipient, subject: "Test email" },
    {
      greeting: "Hello,",
      paragraphs: [
        "This email was sent from the Settings page. If you can read it, your shop's email works.",
      ],
      facts: [["Sent as", from]],
    },
    sender,
  );
}

/** Sent when a password reset is requested; the link works once. */
export function passwordResetMail(recipient: string, link: string, sender: SenderProfile): MailDraft {
  return draft(
    { kind: "password_reset", recipient, subject: "Choose a new password" },
    {
      greeting: "Hello,",
      paragraphs: [
        "Someone asked to reset the password for this email address. If it was you, open the link below within one hour. If not, you can ignore this email.",
      ],
      link: { label: "Choose a new password", address: link },
    },
    sender,
  );
}
