import type { JobKind } from "@larkwood/contract";

/** On-screen names of the job kinds. */
export const jobKindTexts: Record<JobKind, string> = {
  mail: "Email to a customer",
  "sales.roll-up": "Sales figures",
  cleanup: "Cleanup",
  "catalogue.import": "Product import",
  "catalogue.export": "Product export",
  "catalogue.pictures": "Copying pictures of an import",
  "documents.print": "Printing invoices or packing slips",
  "catalogue.change": "Bulk edit",
  "orders.export": "Order export",
  "customers.export": "Customer export",
  "stock.notify": "Back-in-stock emails",
  "webhook.deliver": "Webhook deliveries",
  "shop.backup": "Backup of the shop",
  "extension.events": "Events for an extension",
  "orders.expire": "Unpaid orders",
  "reviews.invite": "Review invitations",
  "wishlist.notify": "Wishlist emails",
  "carts.remind": "Cart reminders",
  "payment.refund": "Refund through the payment provider",
  "payment.check": "Payment status check",
};
