import * as z from "zod";

/** Every reason for which a call can fail, with the status that it answers. */
export const errorCatalogue = {
  invalid_input: { status: 400, title: "The input is not valid" },
  malformed_request: { status: 400, title: "The request could not be read" },
  not_signed_in: { status: 401, title: "Sign in first" },
  wrong_credentials: { status: 401, title: "Email or password is wrong" },
  code_required: { status: 401, title: "This account asks for a code as well" },
  wrong_code: { status: 401, title: "This code is wrong, or was used before" },
  session_ended: { status: 401, title: "The session has ended" },
  not_allowed: { status: 403, title: "Not allowed" },
  account_blocked: { status: 403, title: "This account is blocked" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  email_taken: { status: 409, title: "This email is already registered" },
  address_unverified: { status: 409, title: "Confirm your email address first" },
  second_factor_on: { status: 409, title: "The second step is on already" },
  last_admin: { status: 409, title: "The last Admin cannot be removed" },
  out_of_stock: { status: 409, title: "Not enough in stock" },
  coupon_refused: { status: 409, title: "This coupon does not count here" },
  coupon_taken: { status: 409, title: "This coupon code exists already" },
  sku_taken: { status: 409, title: "Another product has this SKU" },
  slug_taken: { status: 409, title: "Another one has this address" },
  attribute_in_use: { status: 409, title: "Products have this attribute" },
  price_changed: { status: 409, title: "The price has changed" },
  illegal_step: { status: 409, title: "This step is not possible now" },
  setting_pinned: { status: 409, title: "This setting is fixed where the shop runs" },
  payment_unavailable: { status: 409, title: "This payment method is not available" },
  provider_unavailable: { status: 503, title: "The payment service does not answer" },
  refund_too_large: { status: 409, title: "This is more than can be given back" },
  order_unchangeable: { status: 409, title: "This order cannot be changed so" },
  mail_unavailable: { status: 409, title: "The shop cannot send mail" },
  return_not_possible: { status: 409, title: "These pieces cannot be sent back" },
  delivery_unavailable: { status: 409, title: "This cannot be delivered there" },
  edit_conflict: { status: 412, title: "Somebody else changed this in the meantime" },
  too_large: { status: 413, title: "The request is too large" },
  unsupported_media: { status: 415, title: "This kind of content is not accepted" },
  idempotency_mismatch: { status: 422, title: "This Idempotency-Key was used for something else" },
  too_many_requests: { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "Something went wrong" },
  unavailable: { status: 503, title: "The shop is busy, try again soon" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Body of every failure: RFC 9457 with a stable code, texts by field and a request id. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
  detail: z.string().optional(),
  /** Text of the failed rule by field path. */
  errors: z.record(z.string(), z.string()).optional(),
  /** What the caller needs to go on, such as the current state after an edit conflict. */
  context: z.unknown().optional(),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;
