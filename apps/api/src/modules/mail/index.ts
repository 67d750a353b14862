export { mailRoutes } from "./mail.routes";
export { type SendMail, startMailWorker } from "./mail-worker";
export { openMailSender } from "./open-mail-sender";
export { putIntoOutbox } from "./outbox.repo";
export { newsletterMail, orderPlacedMail, orderShippedMail, passwordResetMail } from "./templates";
