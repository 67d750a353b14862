import { ATTRIBUTE_TYPES, type Attribute, type AttributeType, KIND_ATTRIBUTE } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { slugOf } from "~/features/admin/shared/slug-of";
import { EditorDialog } from "~/features/admin/shared/ui/editor-dialog";
import { useEditor } from "~/features/admin/shared/use-editor";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { type AttributeFields, hasChoices, toFields, toForm, typeLabels } from "./attribute-fields";
import { ChoiceList } from "./choice-list";

const types = ATTRIBUTE_TYPES.map((value) => ({ value, label: typeLabels[value] }));
const texts = { saved: "Attribute saved", failed: "The attribute couldn't be saved." };
const KEY_TAKEN = "This name is already in use";

type AttributeDialogProps = { attribute: Attribute | null; usedKeys: readonly string[]; onClose: () => void };

/** Creates or edits an attribute. */
export function AttributeDialog({ attribute, usedKeys, onClose }: AttributeDialogProps) {
  const client = useQueryClient();
  const editor = useEditor<AttributeFields>({
    initial: toFields(attribute),
    send: async (fields) => {
      const key = attribute?.key ?? slugOf(fields.name);
      await api("saveAttribute", { params: { key: key || "-" }, body: toForm(fields, attribute?.position) });
    },
    onDone: () => {
      void client.invalidateQueries({ queryKey: queryKeys.attributes });
      onClose();
    },
    texts,
  });
  const { fields, change, textField, problems } = editor;
  const isTaken = !attribute && usedKeys.includes(slugOf(fields.name));
  return (
    <EditorDialog
      title={attribute ? `Edit ${attribute.name}` : "New attribute"}
      editor={isTaken ? { ...editor, save: async () => {} } : editor}
      onClose={onClose}
    >
      <Field
        label="Name"
        {...textField("name")}
        error={isTaken ? KEY_TAKEN : (problems.name ?? problems.key)}
      />
      <Select
        label="Type"
        name="type"
        options={types}
        value={fields.type}
        error={problems.type}
        onChange={({ target }) => change({ type: target.value as AttributeType })}
      />
      {fields.type === "number" ? (
        <Field
          label="Unit"
          hint="For example cm or kg. Leave blank for a plain number."
          {...textField("unit")}
        />
      ) : null}
      {hasChoices(fields.type) ? (
        <ChoiceList
          choices={fields.choices}
          problems={problems}
          havePages={attribute?.key === KIND_ATTRIBUTE}
          onChange={(choices) => change({ choices })}
        />
      ) : null}
      <Checkbox
        name="facet"
        label="Use as a filter"
        checked={fields.facet}
        onChange={({ target }) => change({ facet: target.checked })}
      />
    </EditorDialog>
  );
}
