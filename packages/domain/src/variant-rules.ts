import { LIMITS, validationTexts as t } from "@larkwood/contract";

/** Options and variants of a product. All prices are in the same unit. */
export interface VariantsToCheck {
  options: readonly { name: string; values: readonly { key: string; name: string }[] }[];
  variants: readonly {
    id?: string | undefined;
    sku?: string | null | undefined;
    /** The key of one value per option. */
    values: readonly string[];
    price: number;
    compareAtPrice?: number | null | undefined;
  }[];
}

/** A broken rule: the path of the field, such as `["variants", 1, "sku"]`, and the message. */
export interface VariantProblem {
  path: readonly (string | number)[];
  text: string;
}

/** Checks the rules for options and variants as a whole; the contract has those for single fields. */
export function findVariantProblems({ options, variants }: VariantsToCheck): VariantProblem[] {
  const problems: VariantProblem[] = [];
  const add = (path: VariantProblem["path"], text: string) => problems.push({ path, text });
  const refuseDuplicates = (
    values: readonly (string | null | undefined)[],
    toPath: (index: number) => VariantProblem["path"],
    text: string,
  ) => {
    for (const index of duplicateIndexes(values)) add(toPath(index), text);
  };

  if (options.length > LIMITS.options) add(["options"], t.tooManyOptions);
  refuseDuplicates(
    options.map(({ name }) => name),
    (index) => ["options", index, "name"],
    t.duplicateOption,
  );
  options.forEach(({ values }, option) => {
    if (values.length > LIMITS.optionValues) add(["options", option, "values"], t.tooManyValues);
    for (const field of ["key", "name"] as const)
      refuseDuplicates(
        values.map((value) => value[field]),
        (index) => ["options", option, "values", index, field],
        t.duplicateValue,
      );
  });

  if (variants.length > LIMITS.variants) add(["variants"], t.tooManyVariants);
  if (options.length > 0 && variants.length === 0) add(["variants"], t.variantMissing);
  variants.forEach(({ values, price, compareAtPrice }, index) => {
    const hasAllValues = options.every((option, at) => option.values.some(({ key }) => key === values[at]));
    if (options.length === 0 || values.length !== options.length || !hasAllValues)
      add(["variants", index, "values"], t.variantValues);
    if (!isCompareAtPrice(compareAtPrice, price)) add(["variants", index, "compareAtPrice"], t.compareAt);
  });
  refuseDuplicates(
    variants.map(({ values }) => values.join(" ")),
    (index) => ["variants", index, "values"],
    t.duplicateVariant,
  );
  for (const field of ["sku", "id"] as const)
    refuseDuplicates(
      variants.map((variant) => variant[field]),
      (index) => ["variants", index, field],
      field === "sku" ? t.duplicateSku : t.duplicateVariant,
    );
  return problems;
}

/** Whether a compare-at price is missing or higher than the price. */
export const isCompareAtPrice = (compareAtPrice: number | null | undefined, price: number) =>
  !compareAtPrice || compareAtPrice > price;

/** Indexes of values that occurred before, ignoring case and outer spaces. */
function duplicateIndexes(values: readonly (string | null | undefined)[]): number[] {
  const seen = new Set<string>();
  return values.flatMap((value, index) => {
    const text = value?.trim().toLowerCase();
    if (!text) return [];
    if (seen.has(text)) return [index];
    seen.add(text);
    return [];
  });
}

const MAX_KEY_LENGTH = 50;

/** The key of a new option value, made from its name; unique among the used keys. */
export function toOptionKey(name: string, used: ReadonlySet<string>): string {
  const latin = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, MAX_KEY_LENGTH)
    .replace(/-$/, "");
  const base = latin || "value";
  let key = base;
  for (let number = 2; used.has(key); number += 1) key = `${base}-${number}`;
  return key;
}

/** The name of a variant, such as "Moss, Large". */
export function variantLabel(options: VariantsToCheck["options"], keys: readonly string[]): string {
  return options
    .map(({ values }, index) => values.find(({ key }) => key === keys[index])?.name ?? "")
    .join(", ");
}
