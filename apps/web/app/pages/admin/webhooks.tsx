import { WebhookList } from "~/features/admin/webhooks/webhook-list";

export default function WebhooksPage() {
  return (
    <>
      <title>Webhooks</title>
      <WebhookList />
    </>
  );
}
