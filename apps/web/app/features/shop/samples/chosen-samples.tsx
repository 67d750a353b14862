import type { ChosenSample } from "~/lib/shop/samples";
import { removeSample } from "~/lib/shop/samples";
import { Picture } from "~/ui/picture";
import { useFocusInList } from "~/ui/use-focus-in-list";

/** The chosen samples, each with a button that removes it. */
export function ChosenSamples({ chosen }: { chosen: readonly ChosenSample[] }) {
  const list = useFocusInList(chosen.length);
  return (
    <ul ref={list} aria-label="Your samples" className="divide-y divide-hairline border-y border-hairline">
      {chosen.map((sample) => (
        <li
          key={`${sample.productId} ${sample.material}`}
          className="grid grid-cols-[4.5rem_1fr_auto] items-center gap-4 py-4 text-sm"
        >
          <Picture src={sample.imageUrl} alt="" sizes="72px" className="aspect-square w-full" />
          <span className="min-w-0 wrap-anywhere">
            <span className="block">{sample.material}</span>
            <span className="text-ink-soft">{sample.product}</span>
          </span>
          <button
            type="button"
            aria-label={`Remove ${sample.material} of ${sample.product}`}
            onClick={() => removeSample(sample)}
            className="link py-2"
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}
