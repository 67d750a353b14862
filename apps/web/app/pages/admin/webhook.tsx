import { isId } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { data } from "react-router";
import { AdminNotFound } from "~/features/admin/layout/admin-not-found";
import { WebhookDetail } from "~/features/admin/webhooks/webhook-detail";
import { webhookOptions } from "~/features/admin/webhooks/webhook-queries";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/webhook";

/** 404 for an invalid id. */
export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: isId(params.id) ? 200 : 404 });
}

/** A webhook with its deliveries. */
export default function WebhookPage({ params: { id } }: Route.ComponentProps) {
  const { data: webhook, isError } = useQuery({ ...webhookOptions(id), enabled: isId(id) });
  if (!isId(id) || isError) return <AdminNotFound />;
  if (!webhook) return <Spinner />;
  return (
    <>
      <title>Webhook</title>
      <WebhookDetail webhook={webhook} />
    </>
  );
}
