/** What admins read while the shop can't send email. */
export const MAIL_IS_OFF =
  "Email isn't set up yet, so emails wait under Sent emails. Set SMTP_URL on the server to send them.";
