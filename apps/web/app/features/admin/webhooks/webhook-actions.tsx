import type { Webhook, WebhookDelivery } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { FormDialog } from "~/features/admin/shared/ui/form-dialog";
import { SecretOnce } from "~/features/admin/shared/ui/secret-once";
import { useDeleteRow } from "~/features/admin/shared/use-delete-row";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";
import { WebhookDialog } from "./webhook-dialog";
import { webhookName } from "./webhook-text";

/** Tells whether a request was accepted. */
export function showDeliveryResult({ error, milliseconds }: WebhookDelivery): void {
  if (error) showToast(error, "alert");
  else showToast(`Delivered in ${milliseconds} ms.`);
}

/** Buttons that test, change and remove a webhook. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, url, description, events, state } = webhook;
  const [isEditing, setEditing] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.webhooks });
  const test = useMutation({
    mutationFn: async () => (await api("testWebhook", { params: { id } })).data,
    onSuccess: showDeliveryResult,
    onError: () => showToast("The test couldn't be sent. Please try again.", "alert"),
    onSettled: refresh,
  });
  const enabled = state === "disabled";
  const enable = useMutation({
    mutationFn: () => api("updateWebhook", { params: { id }, body: { url, description, events, enabled } }),
    onSuccess: () => showToast(enabled ? "Webhook enabled." : "Webhook disabled."),
    onError: () => showToast("The webhook couldn't be changed. Please try again.", "alert"),
    onSettled: refresh,
  });
  const removal = useDeleteRow<Webhook>({
    question: "Remove this webhook?",
    describe: (row) => `“${webhookName(row)}” gets no more events. Its deliveries are deleted.`,
    send: async () => {
      await api("deleteWebhook", { params: { id } });
      await navigate(adminPaths.webhooks);
    },
    queryKey: queryKeys.webhooks,
    failureText: () => "The webhook couldn't be removed. Please try again.",
  });
  return (
    <>
      <Button size="sm" disabled={test.isPending} onClick={() => test.mutate()}>
        Send test
      </Button>
      <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
        Edit
      </Button>
      <Button variant="outline" size="sm" disabled={enable.isPending} onClick={() => enable.mutate()}>
        {enabled ? "Enable" : "Disable"}
      </Button>
      <RotateButton webhook={webhook} />
      <Button variant="outline" size="sm" onClick={() => removal.confirm(webhook)}>
        Remove
      </Button>
      {isEditing ? <WebhookDialog webhook={webhook} onClose={() => setEditing(false)} /> : null}
      {removal.dialog}
    </>
  );
}

/** Creates a new secret after a confirmation, and shows it once. */
function RotateButton({ webhook: { id } }: { webhook: Webhook }) {
  const [isConfirming, setConfirming] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const rotate = useMutation({
    mutationFn: async () => (await api("rotateWebhookSecret", { params: { id } })).data,
    onSuccess: (rotated) => setSecret(rotated.secret),
    onError: () => showToast("The secret couldn't be changed. Please try again.", "alert"),
    onSettled: () => {
      setConfirming(false);
      return queryClient.invalidateQueries({ queryKey: queryKeys.webhooks });
    },
  });
  const close = () => setSecret(null);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setConfirming(true)}>
        New secret
      </Button>
      <ConfirmDialog
        open={isConfirming}
        question="Create a new secret?"
        confirmLabel="Create secret"
        busy={rotate.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => rotate.mutate()}
      >
        For a day, events are signed with the old secret too. Change the receiver within this day.
      </ConfirmDialog>
      {secret ? (
        <FormDialog title="Copy the secret" isDirty={false} onClose={close}>
          <SecretOnce secret={secret} copyLabel="Copy the secret" onClose={close} />
        </FormDialog>
      ) : null}
    </>
  );
}
