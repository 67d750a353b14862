export { deliverWebhookJob } from "./deliver-webhook";
