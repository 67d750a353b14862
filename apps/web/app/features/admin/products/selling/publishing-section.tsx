import type { AdminProduct, PublishingState } from "@larkwood/contract";
import { ProductSectionFrame } from "~/features/admin/products/product-section-frame";
import { formatMoment } from "~/lib/format/format";
import { Field } from "~/ui/field";
import { Select } from "~/ui/select";
import { fromLocalMoment, toLocalMoment } from "./local-moment";
import { type ScheduleFormProps, useScheduleForm } from "./use-schedule-form";

const texts = { saved: "Visibility saved", failed: "The visibility couldn't be saved." };
const states: readonly { value: PublishingState; label: string }[] = [
  { value: "published", label: "Published" },
  { value: "draft", label: "Draft" },
  { value: "scheduled", label: "Scheduled" },
];

const toFields = ({ publishing }: AdminProduct) => ({
  state: publishing.state,
  publishAt: toLocalMoment(publishing.publishAt),
});

function statusText({ publishing: { state, publishAt } }: AdminProduct): string {
  if (state === "published") return "Published: shoppers can see this product.";
  if (publishAt)
    return `Scheduled: shoppers can see this product from ${formatMoment(publishAt)} (your local time).`;
  return "Draft: shoppers can't see this product.";
}

/** Publishing state of a product: published, draft or scheduled. */
export function PublishingSection(props: ScheduleFormProps) {
  const { adminProduct } = props;
  const section = useScheduleForm({
    ...props,
    toFields,
    id: "product-publishing",
    toBody: ({ state, publishAt }) => ({
      publishing: { state, publishAt: state === "scheduled" ? fromLocalMoment(publishAt) : null },
    }),
    texts,
  });
  const { fields, setFields, problems } = section;
  return (
    <ProductSectionFrame title="Publishing" text={statusText(adminProduct)} {...section.frame}>
      <div className="grid max-w-4xl gap-x-8 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr] gap-y-7">
        <Select
          label="Visibility"
          name="publishing.state"
          options={states}
          value={fields.state}
          onChange={({ target }) => setFields({ ...fields, state: target.value as PublishingState })}
        />
        {fields.state === "scheduled" ? (
          <Field
            label="From"
            name="publishing.publishAt"
            type="datetime-local"
            value={fields.publishAt}
            error={problems["publishing.publishAt"]}
            onChange={({ target }) => setFields({ ...fields, publishAt: target.value })}
          />
        ) : null}
      </div>
    </ProductSectionFrame>
  );
}
