import type { ContactMessage } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MAIL_IS_OFF } from "~/features/admin/shared/mail-is-off";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { draftStorage } from "~/lib/session/tab-storage";
import { useHoldSession } from "~/lib/session/use-hold-session";
import { useShop } from "~/lib/shop/shop";
import { Form, SubmitButton } from "~/ui/form";
import { Textarea } from "~/ui/textarea";
import { showToast } from "~/ui/toast-region";
import { messageOptions } from "./message-queries";

/** Sends a reply by email. One that failed can be sent again without sending two emails. An unsent one stays on this device. */
export function ReplyForm({ message: { id, name } }: { message: ContactMessage }) {
  const [draft] = useState(() => draftStorage<{ text: string }>(`reply-${id}`));
  const [text, setText] = useState(() => draft.read().text ?? "");
  const [key, setKey] = useState(() => crypto.randomUUID());
  useHoldSession(text !== "");
  const change = (typed: string) => {
    setText(typed);
    setKey(crypto.randomUUID());
    if (typed === "") draft.clear();
    else draft.write({ text: typed });
  };
  const queryClient = useQueryClient();
  const { sendsMail } = useShop();
  const reply = useMutation({
    mutationFn: async () =>
      (
        await api("replyToMessage", {
          params: { id },
          body: { text },
          headers: { "idempotency-key": key },
        })
      ).data,
    onSuccess: (changed) => {
      queryClient.setQueryData(messageOptions(id).queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: queryKeys.messages });
      change("");
      showToast(`Your reply to ${name} is on its way.`);
    },
    onError: () => showToast("The reply couldn't be sent. Please try again.", "alert"),
  });
  return (
    <Form
      busy={reply.isPending}
      aria-label="Reply"
      className="mt-8 grid max-w-prose gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) reply.mutate();
      }}
    >
      <Textarea
        label="Your reply"
        name="text"
        maxLength={5_000}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      {sendsMail ? null : <p className="text-sm text-ink-soft">{MAIL_IS_OFF}</p>}
      <div>
        <SubmitButton busy={reply.isPending}>Send reply</SubmitButton>
      </div>
    </Form>
  );
}
