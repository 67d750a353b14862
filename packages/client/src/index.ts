export { ApiError, unwrap } from "./api-error";
export type { components, paths } from "./api-types";
export { type ClientOptions, createClient, type LarkwoodClient } from "./client";
export { type ItemOf, type ListPath, listItems, type QueryOf } from "./list-items";
export { verifyWebhook, type WebhookHeaders, type WebhookMessage } from "./verify-webhook";
