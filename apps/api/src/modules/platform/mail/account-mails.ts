import type { SenderProfile } from "./mail-content";
import { draft, type MailDraft } from "./mail-draft";

/** Sent once to a new subscriber. */
export function newsletterMail(recipient: string, sender: SenderProfile): MailDraft {
  return draft(
    { kind: "newsletter_confirmation", recipient, subject: "you are on the list" },
    {
      greeting: "Welcome,",
      paragraphs: [
        `this address now receives the ${sender.shopName} newsletter. If that was not you, answer this message and we take you off.`,
      ],
    },
    sender,
  );
}

/** Sent when somebody signs in from where they never were. */
export function newDeviceMail(
  recipient: string,
  { at, device, network }: { at: Date; device: string; network: string },
  sender: SenderProfile,
): MailDraft {
  const when = `${at.toISOString().slice(0, 16).replace("T", ", ")} UTC`;
  return draft(
    { kind: "new_device", recipient, subject: "a new sign-in to your account" },
    {
      greeting: "Hello,",
      paragraphs: ["somebody signed in to your account from a place that was never used before:"],
      facts: [
        ["When", when],
        ["From", `${device}, network ${network}`],
      ],
      closing: [
        "If it was you, nothing needs to be done. If not, change your password, and sign out all other devices on the page Settings.",
      ],
    },
    sender,
  );
}

/** Sent when a colleague has turned off the second step of an account. */
export function secondFactorResetMail(recipient: string, sender: SenderProfile): MailDraft {
  return draft(
    {
      kind: "second_factor_reset",
      recipient,
      subject: "the second step of your sign-in was turned off",
    },
    {
      greeting: "Hello,",
      paragraphs: [
        "a colleague has turned off the second step of your sign-in: until you turn it on again, on the page Settings, your password alone opens your account. If you did not ask for it, tell your team.",
      ],
    },
    sender,
  );
}

/** Sent to an address that an account was registered with; the link shows that it is the owner's. */
export function verifyAddressMail(recipient: string, link: string, sender: SenderProfile): MailDraft {
  return draft(
    { kind: "verify_address", recipient, subject: "please confirm your address" },
    {
      greeting: "Hello,",
      paragraphs: [
        "an account was opened with this address. If it is yours, open the link below within seven days. If not, nothing needs to be done.",
      ],
      link: { label: "Confirm your address", address: link },
    },
    sender,
  );
}

/** Sent to an Admin who wants to see whether the shop's mail arrives. */
export function testMail(recipient: string, from: string, sender: SenderProfile): MailDraft {
  return draft(
    { kind: "test_mail", recipient, subject: "a test message" },
    {
      greeting: "Hello,",
      paragraphs: [
        "this message was sent from the page Settings. As you can read it, the shop's mail arrives.",
      ],
      facts: [["Sent as", from]],
    },
    sender,
  );
}

/** Sent to somebody who forgot their password; the link works once. */
export function passwordResetMail(recipient: string, link: string, sender: SenderProfile): MailDraft {
  return draft(
    { kind: "password_reset", recipient, subject: "choose a new password" },
    {
      greeting: "Hello,",
      paragraphs: [
        "somebody asked for a new password for this address. If it was you, open the link below within one hour. If not, nothing needs to be done.",
      ],
      link: { label: "Choose a new password", address: link },
    },
    sender,
  );
}
