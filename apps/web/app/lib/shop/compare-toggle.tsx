import { LIMITS } from "@larkwood/contract";
import { useEffect } from "react";
import { Checkbox } from "~/ui/checkbox";
import { showToast } from "~/ui/toast-region";
import { addCompared, loadCompared, removeCompared, useCompared } from "./compared";

const FULL = `You can compare up to ${LIMITS.compared} products. Remove one to add another.`;

/** Adds a product to the comparison, or removes it; only in trading mode. */
export function CompareToggle({ productId, name }: { productId: string; name: string }) {
  const isChosen = useCompared(({ ids }) => ids.includes(productId));
  useEffect(loadCompared, []);
  const toggle = () => {
    if (isChosen) removeCompared(productId);
    else if (!addCompared(productId)) showToast(FULL, "alert");
  };
  return (
    <Checkbox
      name="compare"
      checked={isChosen}
      onChange={toggle}
      label={
        <span className="text-ink-soft">
          Compare<span className="sr-only"> {name}</span>
        </span>
      }
    />
  );
}
