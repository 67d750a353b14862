/** An email to send. */
export interface OutgoingMail {
  /** The same when the shop sends an email again, so that the receiver can detect duplicates. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** For the headers List-Unsubscribe and List-Unsubscribe-Post (RFC 8058); absent for emails about an order or account. */
  unsubscribe?: string | undefined;
}

/** An email with its sender, from the setting `mailFrom`. */
export interface ExtensionMail extends OutgoingMail {
  /** `shop@example.com` or `Shop <shop@example.com>`. */
  from: string;
}

export interface MailTransport {
  /** Hands over one email. The shop tries again if this throws or takes more than 90 seconds. */
  send(mail: ExtensionMail): Promise<void>;
}
