import type { PromotionReply } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { EditorDialog } from "~/features/admin/shared/ui/editor-dialog";
import { useEditor } from "~/features/admin/shared/use-editor";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { Field } from "~/ui/field";
import { LimitFields } from "./limit-fields";
import { checkFields, type PromotionFields, toFields, toForm } from "./promotion-fields";
import { WhatFields } from "./what-fields";
import { WhenFields } from "./when-fields";

const texts = { saved: "Promotion saved", failed: "The promotion couldn't be saved." };

type PromotionDialogProps = { promotion: PromotionReply | null; onClose: () => void };

/** Creates or edits a promotion, as a sentence: when the cart has something, then it costs less. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  const client = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const editor = useEditor<PromotionFields>({
    initial: toFields(promotion),
    check: checkFields,
    send: async (fields) => {
      const body = toForm(fields, promotion);
      if (promotion) await api("updatePromotion", { params: { id: promotion.id }, body });
      else await api("createPromotion", { body, headers: idempotencyKey.headersFor(body) });
      idempotencyKey.reset();
    },
    onDone: () => {
      void client.invalidateQueries({ queryKey: queryKeys.promotions });
      onClose();
    },
    texts,
  });
  const { fields, change, textField, problems } = editor;
  const dayField = (name: "starts" | "ends", error: string | undefined) => ({
    ...textField(name),
    type: "date",
    error,
  });
  return (
    <EditorDialog
      title={promotion ? "Edit promotion" : "New promotion"}
      editor={editor}
      wide
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" hint="Shoppers see it. For example Summer sale." {...textField("name")} />
        <Field label="Code" hint="Leave blank to apply it without a code" {...textField("code")} />
        <Field label="Starts" {...dayField("starts", problems.startsAt)} />
        <Field label="Ends" {...dayField("ends", problems.endsAt)} />
      </div>
      <WhenFields fields={fields} problems={problems} onChange={change} />
      <WhatFields fields={fields} problems={problems} onChange={change} />
      <LimitFields fields={fields} problems={problems} onChange={change} />
    </EditorDialog>
  );
}
