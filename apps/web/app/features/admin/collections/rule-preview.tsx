import type { Attribute } from "@larkwood/contract";
import { productCountText } from "~/features/admin/shared/product-count-text";
import { Button } from "~/ui/button";
import { Picture } from "~/ui/picture";
import { findProblem } from "./check-conditions";
import type { Condition } from "./conditions";
import { useRulePreview } from "./use-rule-preview";

type RulePreviewProps = { conditions: readonly Condition[]; attributes: readonly Attribute[] };

/** How many products match the conditions typed so far, and the first eight. */
export function RulePreview({ conditions, attributes }: RulePreviewProps) {
  const finished = conditions.filter((condition) => findProblem(condition, attributes) === null);
  const { data, isError, refetch, isCurrent } = useRulePreview(finished);
  if (finished.length === 0)
    return <p className="text-sm text-ink-soft">Add a condition to see its products here.</p>;
  if (isError)
    return (
      <div className="flex items-center gap-4 text-sm">
        <p role="alert">We couldn't load the matching products.</p>
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  const { items, total } = data ?? { items: [], total: null };
  return (
    <section aria-label="Preview" aria-busy={!isCurrent} className="grid gap-3">
      <p role="status" className="text-sm">
        {total === null ? "Counting products…" : matchText(total)}
        {finished.length < conditions.length ? (
          <span className="text-ink-soft"> Unfinished conditions aren't counted.</span>
        ) : null}
      </p>
      {items.length > 0 ? (
        <ul className="grid grid-cols-4 gap-2 sm:grid-cols-8">
          {items.map(({ id, name, imageUrl }) => (
            <li key={id} title={name}>
              <Picture src={imageUrl} alt={name} sizes="80px" className="aspect-square w-full rounded-sm" />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function matchText(total: number): string {
  if (total === 0) return "No published products match.";
  return `${productCountText(total)} ${total === 1 ? "matches" : "match"}.`;
}
