import type { Attribute, BulkChange } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toValue } from "~/features/admin/products/attributes/attribute-draft";
import { AttributeField } from "~/features/admin/products/attributes/attribute-field";
import { BulkCategoryFields, BulkPriceFields } from "~/features/admin/products/bulk-fields";
import { fromLocalMoment } from "~/features/admin/products/selling/local-moment";
import { attributesOptions } from "~/features/admin/shared/attributes-options";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import type { ChangeSubject } from "./subjects";

type OnChange = (draft: Partial<BulkChange>) => void;
type FieldsProps = { subject: ChangeSubject; error: string | undefined; onChange: OnChange };

const toNumber = (text: string) => (text.trim() === "" ? undefined : Number(text));

/** The fields of one kind of bulk edit. */
export function ChangeFields({ subject, error, onChange }: FieldsProps) {
  if (subject === "price") return <BulkPriceFields error={error} onChange={onChange} />;
  if (subject === "category") return <BulkCategoryFields onChange={onChange} />;
  if (subject === "sale") return <SaleFields error={error} onChange={onChange} />;
  if (subject === "stock") return <StockFields error={error} onChange={onChange} />;
  if (subject === "collection") return <CollectionFields onChange={onChange} />;
  if (subject === "attribute") return <AttributeFields onChange={onChange} />;
  return <SimpleFields subject={subject} onChange={onChange} />;
}

function SaleFields({ error, onChange }: { error: string | undefined; onChange: OnChange }) {
  const [typed, setTyped] = useState({ percent: "", startsAt: "", endsAt: "" });
  const update = (changes: Partial<typeof typed>) => {
    const next = { ...typed, ...changes };
    setTyped(next);
    onChange({
      kind: "sale",
      percent: toNumber(next.percent),
      startsAt: fromLocalMoment(next.startsAt),
      endsAt: fromLocalMoment(next.endsAt),
    });
  };
  return (
    <div className="grid grid-cols-3 gap-5">
      <Field
        label="Percent off"
        name="percent"
        type="number"
        value={typed.percent}
        error={typed.percent ? error : undefined}
        onChange={({ target }) => update({ percent: target.value })}
      />
      <Field
        label="From"
        name="startsAt"
        type="datetime-local"
        value={typed.startsAt}
        hint="Blank: now"
        onChange={({ target }) => update({ startsAt: target.value })}
      />
      <Field
        label="Until"
        name="endsAt"
        type="datetime-local"
        value={typed.endsAt}
        hint="Blank: no end"
        onChange={({ target }) => update({ endsAt: target.value })}
      />
    </div>
  );
}

const stockKinds = [
  { value: "stock-add", label: "Raise or lower by" },
  { value: "stock-set", label: "Set to" },
] as const;

function StockFields({ error, onChange }: { error: string | undefined; onChange: OnChange }) {
  const [kind, setKind] = useState<"stock-add" | "stock-set">("stock-add");
  const [text, setText] = useState("");
  const update = (nextKind: typeof kind, nextText: string) => {
    setKind(nextKind);
    setText(nextText);
    onChange({ kind: nextKind, amount: toNumber(nextText) });
  };
  return (
    <div className="grid grid-cols-2 gap-5">
      <Select
        label="Adjustment"
        name="stockKind"
        options={stockKinds}
        value={kind}
        onChange={({ target }) => update(target.value as typeof kind, text)}
      />
      <Field
        label="Units"
        name="pieces"
        type="number"
        step="1"
        value={text}
        error={text ? error : undefined}
        hint="For each product, or each of its variants"
        onChange={({ target }) => update(kind, target.value)}
      />
    </div>
  );
}

const collectionKinds = [
  { value: "collection-add", label: "Add to" },
  { value: "collection-remove", label: "Remove from" },
] as const;

function CollectionFields({ onChange }: { onChange: OnChange }) {
  const [kind, setKind] = useState<"collection-add" | "collection-remove">("collection-add");
  const [collectionId, setCollectionId] = useState("");
  const query = useQuery({
    queryKey: [...queryKeys.collections, "by-hand"],
    queryFn: async ({ signal }) =>
      (await api("listAdminCollections", { signal })).data.filter(({ rule }) => rule === null),
  });
  const update = (nextKind: typeof kind, nextId: string) => {
    setKind(nextKind);
    setCollectionId(nextId);
    onChange({ kind: nextKind, collectionId: nextId || undefined });
  };
  const choices = (query.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="grid grid-cols-2 gap-5">
      <Select
        label="Action"
        name="collectionKind"
        options={collectionKinds}
        value={kind}
        onChange={({ target }) => update(target.value as typeof kind, collectionId)}
      />
      <Select
        label="Collection"
        name="collectionId"
        options={[{ value: "", label: "Select a manual collection" }, ...choices]}
        value={collectionId}
        onChange={({ target }) => update(kind, target.value)}
      />
    </div>
  );
}

function AttributeFields({ onChange }: { onChange: OnChange }) {
  const attributes = useQuery(attributesOptions).data ?? [];
  const [key, setKey] = useState("");
  const [typed, setTyped] = useState<string | readonly string[]>("");
  const selected = attributes.find((one) => one.key === key);
  const update = (attribute: Attribute | undefined, text: string | readonly string[]) => {
    setTyped(text);
    onChange(attribute ? { kind: "attribute", key: attribute.key, value: toValue(attribute, text) } : {});
  };
  return (
    <div className="grid grid-cols-2 gap-5">
      <Select
        label="Attribute"
        name="attribute"
        options={[
          { value: "", label: "Select an attribute" },
          ...attributes.map(({ key: value, name: label }) => ({ value, label })),
        ]}
        value={key}
        onChange={({ target }) => {
          setKey(target.value);
          update(
            attributes.find((one) => one.key === target.value),
            "",
          );
        }}
      />
      {selected ? (
        <AttributeField
          attribute={selected}
          typed={typed}
          problem={undefined}
          onChange={(text) => update(selected, text)}
        />
      ) : null}
    </div>
  );
}

const publishing = [
  { value: "", label: "Select visibility" },
  { value: "yes", label: "Published" },
  { value: "no", label: "Draft" },
];

function SimpleFields({ subject, onChange }: { subject: ChangeSubject; onChange: OnChange }) {
  useEffect(() => {
    if (subject === "sale-end") onChange({ kind: "sale-end" });
  }, [subject, onChange]);
  if (subject === "sale-end") return <p className="text-sm">The products return to their regular price.</p>;
  return (
    <Select
      label="Visibility"
      name="published"
      options={publishing}
      defaultValue=""
      onChange={({ target }) =>
        onChange(target.value ? { kind: "publish", published: target.value === "yes" } : {})
      }
    />
  );
}
