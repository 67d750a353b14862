export {
  newDeviceMail,
  newsletterMail,
  passwordResetMail,
  secondFactorResetMail,
  verifyAddressMail,
} from "./account-mails";
export { canSendLinks } from "./can-send-links";
export { toMail } from "./list-mails";
export type { House } from "./mail-content";
export { hasRoomFor } from "./mail-limits";
export { senderOf } from "./mail-sender";
export { mailsTo, putIntoOutbox, replaceInOutbox, takeBackMail } from "./mails.repo";
export { openMailSender } from "./open-mail-sender";
export type { MailedOrder } from "./order-mail-data";
export {
  orderCancelledMail,
  orderChangedMail,
  orderDeliveredMail,
  orderExpiredMail,
  orderPlacedMail,
  orderShippedMail,
  orderTrackingMail,
} from "./order-mails";
export {
  disputeMail,
  latePaymentMails,
  orderPaidMail,
  orderRefundedMail,
  refundFailedMail,
} from "./payment-mails";
export { returnAnsweredMail, returnAskedMails } from "./return-mails";
export { mailJob, type SendMail } from "./send-mail";
export { houseOf } from "./sender-profile";
export { backInStockMail } from "./stock-mails";
