import * as z from "zod";

/** All error codes of the API with HTTP status and title. */
export const errorCatalogue = {
  invalid_input: { status: 400, title: "The input isn't valid" },
  malformed_request: { status: 400, title: "The request can't be read" },
  not_signed_in: { status: 401, title: "Please sign in" },
  wrong_credentials: { status: 401, title: "Incorrect email or password" },
  code_required: { status: 401, title: "Enter your verification code" },
  wrong_code: { status: 401, title: "This code is incorrect or was already used" },
  session_ended: { status: 401, title: "Your session has expired" },
  not_allowed: { status: 403, title: "You don't have permission" },
  second_factor_required: { status: 403, title: "Set up two-step verification first" },
  account_blocked: { status: 403, title: "This account is blocked" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  conflict: { status: 409, title: "Someone else changed this at the same time. Please try again" },
  email_taken: { status: 409, title: "This email is already registered" },
  address_unverified: { status: 409, title: "Confirm your email address first" },
  too_many_api_keys: { status: 409, title: "Delete an API key first: there can be at most 100" },
  too_many_webhooks: { status: 409, title: "There are already 20 webhooks. Remove one first" },
  second_factor_on: { status: 409, title: "Two-step verification is already on" },
  already_staff: { status: 409, title: "This person is already on your staff" },
  role_taken: { status: 409, title: "Another role has this name" },
  role_in_use: { status: 409, title: "People or invitations have this role. Choose another role for them" },
  staff_limit: { status: 409, title: "There are already as many as possible. Remove one first" },
  too_many_tags: { status: 409, title: "A customer has at most 20 tags. Remove one first" },
  last_admin: { status: 409, title: "The last Admin can't be removed" },
  out_of_stock: { status: 409, title: "Not enough in stock" },
  coupon_refused: { status: 409, title: "This coupon can't be used for this order" },
  coupon_taken: { status: 409, title: "This coupon code already exists" },
  sku_taken: { status: 409, title: "Another product has this SKU" },
  slug_taken: { status: 409, title: "This URL handle is taken" },
  attribute_in_use: { status: 409, title: "This attribute is in use" },
  price_changed: { status: 409, title: "The price has changed" },
  illegal_step: { status: 409, title: "This isn't possible right now" },
  setting_pinned: { status: 409, title: "This setting is locked by an environment variable" },
  payment_unavailable: { status: 409, title: "This payment method isn't available" },
  provider_unavailable: { status: 503, title: "The payment provider isn't responding" },
  refund_too_large: { status: 409, title: "This is more than can be refunded" },
  order_unchangeable: { status: 409, title: "This change can't be made to the order" },
  mail_unavailable: { status: 409, title: "Email isn't set up" },
  review_not_possible: { status: 409, title: "You can review a product once for each delivered order" },
  return_not_possible: { status: 409, title: "These items can't be returned" },
  delivery_unavailable: { status: 409, title: "We can't deliver there" },
  cursor_expired: { status: 410, title: "This cursor is too old. Read everything again" },
  edit_conflict: { status: 412, title: "Someone else changed this while you were editing" },
  too_large: { status: 413, title: "The request is too large" },
  unsupported_media: { status: 415, title: "This type of content isn't accepted" },
  idempotency_mismatch: { status: 422, title: "This Idempotency-Key was used for a different request" },
  too_many_requests: { status: 429, title: "Too many requests" },
  internal: { status: 500, title: "Something went wrong" },
  unavailable: { status: 503, title: "The shop is busy. Please try again shortly" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Body of every error response: RFC 9457 with a stable code, field errors and a request id. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]),
  detail: z.string().optional(),
  /** Validation message by field path. */
  errors: z.record(z.string(), z.string()).optional(),
  /** Data for handling the error, such as the current state after an edit conflict. */
  context: z.unknown().optional(),
  requestId: z.string(),
});
z.globalRegistry.add(problemSchema, { id: "Problem" });
export type Problem = z.infer<typeof problemSchema>;
