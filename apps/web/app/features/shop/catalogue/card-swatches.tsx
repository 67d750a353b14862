import type { Swatches } from "@larkwood/contract";

/** A preview of the product's colours. The shopper chooses one on the product page. */
export function CardSwatches({ swatches: { option, count, colours } }: { swatches: Swatches }) {
  return (
    <p className="mt-2 flex gap-1.5">
      <span className="sr-only">{`In ${count} ${plural(option.toLowerCase())}`}</span>
      {colours.map((colour) => (
        <span
          key={colour}
          aria-hidden="true"
          className="size-3.5 rounded-full border border-ink/15 forced-color-adjust-none"
          style={{ backgroundColor: colour }}
        />
      ))}
    </p>
  );
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, "ies");
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
