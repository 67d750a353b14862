export { mailRoutes } from "./mail.routes";
export { hasRoomFor } from "./mail-caps";
export { type SendMail, startMailWorker } from "./mail-worker";
export { openMailSender } from "./open-mail-sender";
export { putIntoOutbox } from "./outbox.repo";
export { newsletterMail, orderPlacedMail, orderShippedMail, passwordResetMail } from "./templates";
