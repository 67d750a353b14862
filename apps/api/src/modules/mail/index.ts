export {
  newDeviceMail,
  newsletterMail,
  passwordResetMail,
  secondFactorResetMail,
  verifyAddressMail,
} from "./account-mails";
export { houseOf } from "./house";
export type { House } from "./letter";
export { toMail } from "./list-mails";
export { mailRoutes } from "./mail.routes";
export { hasRoomFor } from "./mail-caps";
export { senderOf } from "./mail-sender";
export type { MailedOrder } from "./mailed-order";
export { openMailSender } from "./open-mail-sender";
export {
  orderCancelledMail,
  orderChangedMail,
  orderDeliveredMail,
  orderExpiredMail,
  orderPlacedMail,
  orderShippedMail,
  orderTrackingMail,
} from "./order-mails";
export { mailsTo, putIntoOutbox, replaceInOutbox, takeBackMail } from "./outbox.repo";
export {
  disputeMail,
  latePaymentMails,
  orderPaidMail,
  orderRefundedMail,
  refundFailedMail,
} from "./payment-mails";
export { returnAnsweredMail, returnAskedMails } from "./return-mails";
export { mailJob, type SendMail } from "./send-mail";
export { backInStockMail } from "./stock-mails";
