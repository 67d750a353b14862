export { toMail } from "./list-mails";
export { mailRoutes } from "./mail.routes";
export { hasRoomFor } from "./mail-caps";
export { senderOf } from "./mail-sender";
export { openMailSender } from "./open-mail-sender";
export { mailsTo, putIntoOutbox } from "./outbox.repo";
export { mailJob, type SendMail } from "./send-mail";
export {
  newDeviceMail,
  newsletterMail,
  orderExpiredMail,
  orderPlacedMail,
  orderShippedMail,
  passwordResetMail,
  secondFactorResetMail,
  verifyAddressMail,
} from "./templates";
