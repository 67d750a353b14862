import { CATEGORIES, categoryLabels } from "@larkwood/contract";
import { Checkbox } from "~/ui/checkbox";
import { partOf } from "./setting-field";
import type { Section } from "./use-section";

/** The rooms whose pieces two people carry. */
export function TwoManBoxes({ section }: { section: Section<"shippingSettings"> }) {
  const { error: _, ...registration } = partOf(section, "shipping.twoMan");
  return (
    <fieldset>
      <legend className="pb-3 text-xs text-ink-soft">Categories that need two-person delivery</legend>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {CATEGORIES.map((room) => (
          <Checkbox key={room} {...registration} value={room} label={categoryLabels[room]} />
        ))}
      </div>
    </fieldset>
  );
}
