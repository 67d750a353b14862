// @ts-check
import { createEventListener } from "./event-listener.mjs";
import { createImageStore } from "./image-store.mjs";
import { createMailTransport } from "./mail-transport.mjs";
import { createPaymentProvider } from "./payment-provider.mjs";
import { createShippingRates } from "./shipping-rates.mjs";

/** @param {string} name */
function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}.`);
  return value;
}

/** @type {import("@larkwood/api/extensions").Extensions} */
export default {
  paymentProvider: createPaymentProvider({
    apiUrl: setting("EXAMPLEPAY_URL"),
    apiKey: setting("EXAMPLEPAY_KEY"),
    eventSecret: setting("EXAMPLEPAY_EVENT_SECRET"),
  }),
  mailTransport: createMailTransport({ apiUrl: setting("MAIL_API_URL"), apiKey: setting("MAIL_API_KEY") }),
  imageStore: createImageStore({
    url: setting("WEBDAV_URL"),
    user: setting("WEBDAV_USER"),
    password: setting("WEBDAV_PASSWORD"),
  }),
  shippingRates: createShippingRates({ apiUrl: setting("CARRIER_URL"), apiKey: setting("CARRIER_KEY") }),
  eventListener: createEventListener({ url: setting("CHAT_URL") }),
};
