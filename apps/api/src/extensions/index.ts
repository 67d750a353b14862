export type { EventListener, ShopEvent } from "./event-listener";
export type { Extensions } from "./extensions";
export type { ImageStore, StoredFile } from "./image-store";
export type { ExtensionMail, MailTransport } from "./mail-transport";
export type {
  CheckoutText,
  DisputeUpdate,
  EventRequest,
  PaymentAttempt,
  PaymentProviderExtension,
  PaymentUpdate,
  ProviderEvent,
  RefundUpdate,
} from "./payment-provider";
export type { Shipment, ShippingRate, ShippingRateSource } from "./shipping-rates";
