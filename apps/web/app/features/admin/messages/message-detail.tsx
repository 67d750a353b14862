import type { ContactMessage, MessageState } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { useDeleteRow } from "~/features/admin/shared/use-delete-row";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { adminPaths } from "~/lib/admin-paths";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatMoment } from "~/lib/format/format";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { showToast } from "~/ui/toast-region";
import { messageOptions } from "./message-queries";
import { ReplyForm } from "./reply-form";

const badges = {
  open: { text: "Open", tone: "orange" },
  answered: { text: "Answered", tone: "green" },
  spam: { text: "Spam", tone: "grey" },
} as const satisfies Record<MessageState, object>;

/** A message with its replies, the sender's orders beside it, and a form to reply. */
export function MessageDetail({ message, orders }: { message: ContactMessage; orders: ReactNode }) {
  const can = useOwnPermissions();
  const badge = badges[message.state];
  return (
    <article aria-labelledby="message-from" className="pb-16">
      <header className="flex flex-wrap items-end justify-between gap-4 pb-6">
        <div className="min-w-0">
          <p className="pb-1 text-sm text-ink-soft">{formatMoment(message.createdAt)}</p>
          <h1 id="message-from" className="flex flex-wrap items-center gap-3 text-2xl">
            <span className="min-w-0 break-words">{message.name}</span>{" "}
            <Badge tone={badge.tone}>{badge.text}</Badge>
          </h1>
          <p className="pt-1 text-sm break-all text-ink-soft">
            {message.email}
            {message.orderNumber ? ` · Order ${message.orderNumber}` : ""}
          </p>
        </div>
        {can("customers.write") ? <MessageActions message={message} /> : null}
      </header>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0">
          <p className="max-w-prose border-l-2 border-clay pl-4 break-words whitespace-pre-line">
            {message.text}
          </p>
          {message.replies.length > 0 ? (
            <ol aria-label="Replies" className="mt-8 space-y-6">
              {message.replies.map((reply) => (
                <li key={reply.createdAt} className="max-w-prose border-l-2 border-hairline-strong pl-4">
                  <p className="pb-1 text-xs text-ink-soft">
                    {reply.author}, {formatMoment(reply.createdAt)}
                  </p>
                  <p className="break-words whitespace-pre-line">{reply.text}</p>
                </li>
              ))}
            </ol>
          ) : null}
          {can("customers.write") && message.state !== "spam" ? <ReplyForm message={message} /> : null}
        </div>
        {orders}
      </div>
    </article>
  );
}

/** What can be done with a message besides replying. */
function MessageActions({ message: { id, name, state } }: { message: ContactMessage }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const change = useMutation({
    mutationFn: async (next: MessageState) =>
      (await api("setMessageState", { params: { id }, body: { state: next } })).data,
    onSuccess: (changed) => {
      queryClient.setQueryData(messageOptions(id).queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: queryKeys.messages });
    },
    onError: () => showToast("The message couldn't be changed. Please try again.", "alert"),
  });
  const removal = useDeleteRow<{ id: string }>({
    question: "Delete this message?",
    describe: () => `The message from ${name} and your replies will be gone.`,
    send: async () => {
      await api("deleteMessage", { params: { id } });
      await navigate(adminPaths.messages);
    },
    queryKey: queryKeys.messages,
    failureText: () => "The message couldn't be deleted. Please try again.",
  });
  const mark = (next: MessageState, label: string) => (
    <Button variant="outline" size="sm" disabled={change.isPending} onClick={() => change.mutate(next)}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <LinkButton to={adminPaths.messages} variant="quiet" size="sm">
        All messages
      </LinkButton>
      {state === "open" ? mark("answered", "Mark as answered") : mark("open", "Mark as open")}
      {state === "spam" ? null : mark("spam", "Spam")}
      <Button variant="outline" size="sm" onClick={() => removal.confirm({ id })}>
        Delete
      </Button>
      {removal.dialog}
    </div>
  );
}
