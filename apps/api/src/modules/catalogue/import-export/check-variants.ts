import type { StoredOption } from "@larkwood/contract";
import { findVariantProblems, type VariantProblem } from "@larkwood/domain";
import type { VariantRow } from "../variants";
import type { RowErrors } from "./row-errors";

/** The variant that a line describes. */
export interface VariantOfLine {
  line: number;
  variant: VariantRow;
  /** The compare-at price in the file; a stored one may be lower than the price. */
  compareAtCents: number | null | undefined;
}

interface PlannedVariants {
  options: readonly StoredOption[];
  /** Variants that the file does not name. */
  left: readonly VariantRow[];
  variantsOfLines: readonly VariantOfLine[];
  /** By variant id. */
  skus: ReadonlyMap<string, string>;
}

/** Checks options and variants after the import by the rules of the product form. */
export function checkVariants(
  { options, left, variantsOfLines, skus }: PlannedVariants,
  { first, addError }: { first: number; addError: RowErrors["addError"] },
): void {
  // Those of the file come last: the later of two equal variants gets the error.
  const all = [
    ...left.map((variant) => ({ variant, line: first, compareAtCents: null })),
    ...variantsOfLines,
  ];
  const variants = all.map(({ variant: { id, choice, priceCents }, compareAtCents }) => ({
    id,
    sku: skus.get(id),
    values: choice,
    price: priceCents,
    compareAtPrice: compareAtCents,
  }));
  for (const { path, text } of findVariantProblems({ options, variants })) {
    const [list, index] = path;
    if (list === "variants" && typeof index === "number") {
      const { line = first, variant } = all[index] ?? {};
      addError(line, columnOfVariant(path, variant, options), text);
    } else addError(lineOfOption(path), columnOfOption(path), text);
  }

  /** The first line that uses a value. */
  function lineOfOption([, option, , value]: VariantProblem["path"]): number {
    const key = options[Number(option)]?.values[Number(value)]?.key;
    return variantsOfLines.find(({ variant }) => variant.choice[Number(option)] === key)?.line ?? first;
  }
}

function columnOfVariant(
  [, , field]: VariantProblem["path"],
  variant: VariantRow | undefined,
  options: readonly StoredOption[],
): string {
  if (field === "sku" || field === "compareAtPrice") return field;
  const missing = options.findIndex(
    ({ values }, index) => !values.some(({ key }) => key === variant?.choice[index]),
  );
  return `option${Math.max(missing, 0) + 1}Value`;
}

const columnOfOption = ([list, option = 0, field]: VariantProblem["path"]) =>
  list === "options" ? `option${Number(option) + 1}${field === "values" ? "Value" : "Name"}` : "option1Value";
