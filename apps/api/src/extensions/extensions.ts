import type { EventListener } from "./event-listener";
import type { ImageStore } from "./image-store";
import type { MailTransport } from "./mail-transport";
import type { PaymentProviderExtension } from "./payment-provider";
import type { ShippingRateSource } from "./shipping-rates";

/** What the operator's file exports by default. Everything is optional. */
export interface Extensions {
  /** Takes new payments of the method `card` instead of Stripe. */
  paymentProvider?: PaymentProviderExtension;
  /** Sends the shop's emails instead of the mail server of `SMTP_URL`. */
  mailTransport?: MailTransport;
  /** Stores uploaded images instead of `DATA_DIR` or the bucket of `IMAGE_STORE`. */
  imageStore?: ImageStore;
  /** Calculates shipping methods and prices instead of the shop's shipping zones. */
  shippingRates?: ShippingRateSource;
  /** Called after each change of a product, an order or a customer. */
  eventListener?: EventListener;
}
