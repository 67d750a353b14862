export {
  newDeviceMail,
  newsletterMail,
  passwordResetMail,
  secondFactorResetMail,
  staffInvitationMail,
  verifyAddressMail,
} from "./account-mails";
export { canSendLinks } from "./can-send-links";
export { cartReminderMail } from "./cart-mails";
export { toMail } from "./list-mails";
export type { SenderProfile } from "./mail-content";
export { isWithinMailLimit } from "./mail-limits";
export { toMailSender } from "./mail-sender";
export { cancelQueuedMail, enqueueMail, findMailsTo, replaceQueuedMail } from "./mails.repo";
export { messageReplyMail, newMessageMail } from "./message-mails";
export { openMailSender } from "./open-mail-sender";
export type { OrderMailData } from "./order-mail-data";
export {
  orderCancelledMail,
  orderChangedMail,
  orderDeliveredMail,
  orderExpiredMail,
  orderLinkMail,
  orderNotShippedMail,
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
export { returnAnsweredMail, returnRequestedMails } from "./return-mails";
export { reviewInvitationMail } from "./review-mails";
export { mailJob, type SendMail } from "./send-mail";
export { toSenderProfile } from "./sender-profile";
export { backInStockMail } from "./stock-mails";
export { webhookDisabledMail } from "./webhook-mails";
export { type WishNews, wishlistNewsMail } from "./wishlist-mails";
