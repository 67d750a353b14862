import type { AdminCollection } from "@larkwood/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { attributesOptions } from "~/features/admin/shared/attributes-options";
import { slugOf } from "~/features/admin/shared/slug-of";
import { EditorDialog } from "~/features/admin/shared/ui/editor-dialog";
import { useEditor } from "~/features/admin/shared/use-editor";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useIdempotencyKey } from "~/lib/api/use-idempotency-key";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { checkConditions } from "./check-conditions";
import { type CollectionFields, toFields, toForm } from "./collection-fields";
import { RuleFields } from "./rule-fields";
import { RuleSection } from "./rule-section";

const kinds = [
  { value: "hand", label: "Manual" },
  { value: "rule", label: "Automatic" },
];
const texts = {
  saved: "Collection saved",
  failed: "The collection couldn't be saved.",
  changed: "Someone else changed this collection while you were editing. Check it and try again.",
};

type CollectionDialogProps = { collection: AdminCollection | null; onClose: () => void };

/** Creates or edits a collection. */
export function CollectionDialog({ collection, onClose }: CollectionDialogProps) {
  const client = useQueryClient();
  const idempotencyKey = useIdempotencyKey();
  const attributes = useQuery(attributesOptions);
  const editor = useEditor<CollectionFields>({
    initial: toFields(collection),
    check: ({ kind, conditions }) =>
      kind === "rule" ? checkConditions(conditions, attributes.data ?? []) : {},
    send: async (fields) => {
      const body = toForm(fields);
      if (collection) {
        const { id, version } = collection;
        await api("updateCollection", { params: { id }, body: { ...body, version } });
      } else await api("createCollection", { body, headers: idempotencyKey.headersFor(body) });
      idempotencyKey.reset();
    },
    onDone: () => {
      void client.invalidateQueries({ queryKey: queryKeys.collections });
      onClose();
    },
    texts,
  });
  const { fields, change, textField, problems } = editor;
  return (
    <EditorDialog
      title={collection ? "Edit collection" : "New collection"}
      editor={editor}
      wide
      onClose={onClose}
    >
      <Field label="Name" {...textField("name")} />
      <Field
        label="URL handle"
        name="slug"
        autoComplete="off"
        hint={`/products?collection=${fields.slug ?? slugOf(fields.name)}`}
        value={fields.slug ?? slugOf(fields.name)}
        error={problems.slug}
        onChange={({ target }) => change({ slug: target.value })}
      />
      <Field label="Description" {...textField("description")} />
      <Select
        label="Type"
        name="kind"
        options={kinds}
        value={fields.kind}
        onChange={({ target }) => change({ kind: target.value as CollectionFields["kind"] })}
      />
      {fields.kind === "rule" ? (
        <RuleSection query={attributes}>
          {(defined) => (
            <RuleFields
              conditions={fields.conditions}
              attributes={defined}
              problems={problems}
              onChange={(conditions) => change({ conditions })}
            />
          )}
        </RuleSection>
      ) : null}
    </EditorDialog>
  );
}
