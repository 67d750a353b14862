import type { FieldTexts } from "./field-text";

/** Fields that mean something else, or more, in these schemas. By `Schema.field`, or by `operation.field`. */
export const schemaFieldTexts: FieldTexts = {
  ...within(["WebhookMessage"], {
    type: ["Name of the event; ignore names that you don't know.", "order.placed"],
    data: ["What the event is about. Read the object to see its present state."],
    "data.id": ["Id of the order, product or customer; absent in events about the shop."],
    "data.number": ["Number of the order; only in events about orders.", 10001],
  }),
  ...within(["Problem"], {
    type: ["Always `about:blank`; `code` says what is wrong.", "about:blank"],
    status: ["Status of the response.", 400],
    code: ["What is wrong, for programs; it does not change within a major version."],
    errors: ["A message for each wrong field, by the path of the field.", "Use a whole number from 1 to 99"],
  }),
  ...within(["Change"], {
    id: ["Id of the changed product, order or customer."],
    type: ["What was changed."],
    kind: ["Whether your copy must be created, read again or deleted."],
    at: ["When the transaction of the change began."],
  }),
  ...within(["ChangesReply"], {
    changes: ["The changes after `since`, oldest first."],
    next: ["Send it as `since` in the next request.", "5d8e0c4f21ab.7731.0"],
  }),
  ...within(["Webhook", "WebhookWithSecret"], {
    id: ["Id of the webhook."],
    state: ["`failing` while a delivery waits for another attempt; `disabled` sends nothing."],
    waiting: ["Number of events that are not delivered yet, at most 1,000.", 0],
  }),
  ...within(["Webhook", "WebhookWithSecret", "WebhookForm", "WebhookUpdate"], {
    url: ["Address that receives the events. It must be public and use https.", "https://erp.example/events"],
    description: ["Your note about the receiver.", "ERP in Oslo"],
    events: ["Events that are sent."],
  }),
  ...within(["WebhookWithSecret"], {
    secret: ["Secret that signs the messages. Only this reply contains it.", "whsec_bGFya3dvb2Q="],
  }),
  ...within(["WebhookDelivery"], {
    id: ["Id of the delivery.", "1042"],
    status: ["`failed` is given up: retry it, or enable the webhook again."],
    attempts: ["Number of requests that were sent.", 1],
    "request.id": [
      "The header `webhook-id`, equal in every attempt of this delivery.",
      "evt_3f9c0a6d21b7_1042",
    ],
    "request.body": [
      "The message as it was sent.",
      '{"type":"order.placed","timestamp":"2026-11-18T10:00:00.000Z","data":{"id":"019a1b2c3d4e5f6071829304","number":10001}}',
    ],
    "response.status": ["Status that the receiver answered.", 200],
    "response.body": ["The first 2,000 characters of the answer.", "ok"],
    error: ["Why the latest attempt failed; null if it succeeded.", "The receiver answered 503."],
  }),
  ...within(["ApiKey", "NewApiKey"], {
    id: ["Id of the key."],
    createdBy: ["The Admin who created it. The key can never do more than this Admin."],
    lastUsedAt: ["Latest use, to the minute; null before the first."],
  }),
  ...within(["ApiKey", "NewApiKey", "ApiKeyForm"], {
    name: ["Name that lists and the activity log show.", "ERP"],
    permissions: ["What the key may do, as far as its maker may do it."],
  }),
  ...within(["NewApiKey"], {
    key: [
      "The key itself, which this reply alone contains.",
      "lw_live_5m9Qk2vX8ZpL3nR7tYwB1cD4eF6gH9jK0mN2pQ5rS8T",
    ],
  }),
  ...within(["Order", "OrderSummary", "PlacedOrder"], {
    id: ["Id of the order."],
    number: ["Number of the order, which customers see.", 10001],
    status: ["How far the order is."],
    total: ["Amount to pay: lines, delivery and tax, less discounts.", 158.9],
    refunded: ["Refunded amount.", 0],
  }),
  ...within(["Order", "PlacedOrder"], {
    address: ["Street and number of the delivery address.", "Elm Street 5"],
    notes: ["Special request of the customer.", "Please ring twice."],
    lines: ["What was ordered, one line for each variant."],
    shipping: ["Shipping costs.", 9.9],
    tax: ["Tax in the total.", 29.8],
    events: ["What happened to the order, oldest first."],
  }),
  ...within(["OrderLine"], {
    name: ["Name of the product at the time of the order.", "Oak table"],
    quantity: ["Number of ordered pieces.", 2],
    total: ["Price of all pieces of the line.", 149],
  }),
  ...within(["OrderEvent"], { status: ["Status that the order got."], by: ["Who set it.", "Ada"] }),
  ...within(["NewOrder"], {
    address: ["Street and number of the delivery address.", "Elm Street 5"],
    items: ["What to order, 1 to 99 pieces of each."],
    "items.quantity": ["Number of pieces.", 2],
    notes: ["Special request for the shop.", "Please ring twice."],
    delivery: ["Name of a shipping method of the quote; defaults to the cheapest.", "Standard delivery"],
  }),
  ...within(["Quote"], {
    lines: ["The items with their present prices and stock."],
    shipping: ["Shipping costs.", 9.9],
    tax: ["Tax in the total.", 29.8],
    total: ["Amount to pay. Send it as `expectedTotal` with the order.", 158.9],
  }),
  ...within(["Parcel"], {
    number: ["Tracking number of the carrier.", "00340434161094015902"],
    url: [
      "Page of the carrier that tracks the parcel.",
      "https://carrier.example/track/00340434161094015902",
    ],
  }),
  ...within(["ReturnRequest"], {
    id: ["Id of the return."],
    state: ["Whether the shop has accepted or declined it, or has received the goods."],
    reason: ["Why the customer returns it.", "Too large"],
    answer: ["Answer of the shop; null before.", "Please use the enclosed label."],
  }),
  ...within(["RefundLine"], { position: ["Position of the line in the order, from 1.", 1] }),
  ...within(["RefundForm"], {
    lines: ["What is returned, by its line of the order."],
    shipping: ["Whether the shipping costs are refunded, too."],
    amount: ["Amount to refund, instead of the value of the lines.", 149],
    reason: ["Why, for the customer and the credit note.", "Damaged in transit"],
  }),
  ...within(["Refund"], {
    id: ["Id of the refund."],
    state: ["`pending` until the payment provider has confirmed it."],
    amount: ["Refunded amount.", 149],
    tax: ["Tax in the amount.", 29.8],
  }),
  ...within(["Payment"], {
    id: ["Id of the payment."],
    status: ["State of the payment."],
    amount: ["Amount to pay.", 149],
    refunded: ["Refunded amount.", 0],
  }),
  ...within(["PaymentAttempt"], { id: ["Id of the attempt."], amount: ["Amount to pay.", 149] }),
  ...within(["Product", "AdminProduct", "NewProduct", "ProductPatch"], {
    name: ["Name that shoppers see.", "Oak table"],
    quantity: ["Stock; of a product with variants, that of all together.", 12],
  }),
  ...within(["Product", "AdminProduct"], {
    id: ["Id of the product."],
    attributes: ["Properties such as dimensions and materials, by the key of the attribute."],
  }),
  ...within(["Variant"], {
    id: ["Id of the variant."],
    name: ["Its values in words; empty for a product without options.", "Green / Large"],
    quantity: ["Pieces that can be sold.", 12],
  }),
  ...within(["Option"], { name: ["What can be chosen.", "Fabric"] }),
  ...within(["OptionValue"], {
    key: ["Name for programs, which does not change.", "green"],
    name: ["Name that shoppers see.", "Green"],
  }),
  ...within(["ProductImage"], {
    url: ["Address of the image.", "https://shop.example/images/table.webp"],
    kind: ["What the image shows."],
  }),
  ...within(["User"], { id: ["Id of the account."], role: ["Whether it is a customer or staff."] }),
  ...within(["User", "UserPatch", "UserUpdate"], { address: ["Street and number.", "Elm Street 5"] }),
  ...within(["OrderPatch"], { notes: ["Special request of the customer.", "Please ring twice."] }),
  ...within(["StockAdjustments"], {
    reason: ["Why the stock changes, for the stock history."],
    note: ["Note for the stock history.", "Hall 2"],
    items: ["Up to 1,000 rows, of which all are applied or none."],
  }),
  ...within(["SkuPrices"], { items: ["Up to 1,000 rows, of which all are applied or none."] }),
  ...within(["AdjustedStock"], {
    items: ["The rows in the order of the request."],
    "items.before": ["Stock before.", 14],
    "items.quantity": ["Stock now.", 12],
  }),
  ...within(["UpdatedPrices"], {
    items: ["The rows in the order of the request."],
    "items.before": ["Regular price before.", 1390],
  }),
  ...within(["StockForm"], { reason: ["Why the stock changes, for the stock history."] }),
  ...within(["StockMove"], {
    kind: ["What changed the stock."],
    change: ["Number of pieces that came, or went if negative.", -1],
  }),
  ...within(["TaxShare"], {
    name: ["Name of the tax rate.", "VAT 25%"],
    amount: ["Tax at this rate.", 29.8],
  }),
  ...within(["OrderDocument"], {
    id: ["Id of the document."],
    kind: ["Whether it is an invoice or a credit note."],
    number: ["Number of the document.", "2026-00042"],
  }),
  ...within(["ManualDiscount"], {
    amount: ["Amount of the discount.", 10],
    reason: ["Reason that the customer sees.", "Scratch on the table top"],
  }),
  ...within(["DeliveryOption"], {
    name: ["Name of the shipping method; send it as `delivery`.", "Standard delivery"],
    kind: ["Whether a parcel service or two people bring it."],
    from: ["First day of delivery for an order of today, in the shop's time zone.", "2026-11-21"],
    to: ["Last day of delivery.", "2026-11-25"],
  }),
  ...within(["estimateDelivery"], {
    country: ["Country by its name or code.", "NO"],
    samples: ["`true` for free samples of the items, which go as a letter."],
  }),
  ...within(["DeliveryEstimate"], {
    delivery: [
      "The delivery that an order gets by default, which is the cheapest; null if the shop does not deliver there.",
    ],
    faster: ["The fastest delivery; null unless it arrives earlier."],
  }),
  ...within(["EstimatedDelivery"], {
    name: ["Name of the shipping method; null in a shop without shipping zones.", "Standard delivery"],
    kind: ["Whether a parcel service or two people bring it, or it goes as a letter; null if unknown."],
    price: ["Price of the delivery.", 29],
    from: ["First day of delivery for an order of today, in the shop's time zone.", "2026-11-21"],
    to: ["Last day of delivery.", "2026-11-25"],
  }),
  ...within(["Job"], {
    kind: ["What the job does."],
    status: ["`dead` is given up, `held` waits for a person."],
    attempts: ["How often it was tried.", 1],
    "progress.total": ["Size of the whole work.", 120],
  }),
  ...within(["Coupon"], {
    code: ["Code that shoppers enter.", "WELCOME10"],
    value: ["Percentage or amount, by `kind`.", 10],
  }),
  ...within(["ShopInfo"], { name: ["Name of the shop.", "Larkwood"] }),
  ...within(["answerTestCard"], { answer: ["What the card does."] }),
};

/** These texts for the fields of each of the schemas. */
function within(schemas: readonly string[], texts: FieldTexts): FieldTexts {
  return Object.fromEntries(
    schemas.flatMap((schema) =>
      Object.entries(texts).map(([field, text]) => [`${schema}.${field}`, text] as const),
    ),
  );
}
