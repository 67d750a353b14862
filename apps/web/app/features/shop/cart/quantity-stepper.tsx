import { session } from "~/lib/session/session";
import { IconButton } from "~/ui/icon-button";

type QuantityStepperProps = {
  productId: string;
  variantId: string | undefined;
  name: string;
  quantity: number;
};

/** Minus and plus buttons around the quantity. */
export function QuantityStepper({ productId, variantId, name, quantity }: QuantityStepperProps) {
  return (
    <fieldset className="inline-flex items-center rounded-full border border-hairline">
      <legend className="sr-only">Quantity of {name}</legend>
      <IconButton
        icon="minus"
        label={`Decrease quantity of ${name}`}
        onClick={() => session.decrementItem(productId, variantId)}
      />
      <output className="min-w-8 text-center tabular-nums" aria-live="polite">
        {quantity}
      </output>
      <IconButton
        icon="plus"
        label={`Increase quantity of ${name}`}
        onClick={() => session.addItem(productId, variantId)}
      />
    </fieldset>
  );
}
