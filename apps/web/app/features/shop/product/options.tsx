import type { Product } from "@larkwood/contract";
import { selectValue } from "@larkwood/domain";
import { OptionChoice } from "./option-choice";
import type { Choice } from "./use-choice";

/** All options of a product. */
export function Options({ product, choice: { variant, choose } }: { product: Product; choice: Choice }) {
  if (!variant) return null;
  return (product.options ?? []).map((option, index) => (
    <OptionChoice
      key={option.name}
      option={option}
      index={index}
      value={variant.values[index] ?? ""}
      soldOut={option.values
        .filter(({ key }) => selectValue(product, variant, index, key).quantity === 0)
        .map(({ key }) => key)}
      onChoose={(key) => choose(index, key)}
    />
  ));
}
