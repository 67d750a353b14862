import { CATEGORIES, categoryLabels } from "@larkwood/contract";
import { Checkbox } from "~/ui/checkbox";
import { registerField } from "./setting-field";
import type { Section } from "./use-section";

/** Categories that need two-person delivery. */
export function TwoManBoxes({ section }: { section: Section<"shippingSettings"> }) {
  const { error: _, ...registration } = registerField(section, "shipping.twoMan");
  return (
    <fieldset>
      <legend className="pb-3 text-xs text-ink-soft">Categories that need two-person delivery</legend>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {CATEGORIES.map((category) => (
          <Checkbox key={category} {...registration} value={category} label={categoryLabels[category]} />
        ))}
      </div>
    </fieldset>
  );
}
