import { LIMITS, type Product, type ProductVariant } from "@larkwood/contract";
import { findSample } from "@larkwood/domain";
import { useEffect } from "react";
import { Link } from "react-router";
import { paths } from "~/lib/paths";
import {
  addSample,
  type ChosenSample,
  isSameSample,
  loadSamples,
  removeSample,
  useSamples,
} from "~/lib/shop/samples";
import { showToast } from "~/ui/toast-region";

const FULL = `An order can have ${LIMITS.samples} samples. Order these first, or remove one.`;

/** Adds a free sample of the chosen fabric or wood. */
export function SampleChoice({ product, variant }: { product: Product; variant: ProductVariant }) {
  const chosen = useSamples((state) => state.chosen) ?? [];
  useEffect(loadSamples, []);
  const material = findSample(product.options ?? [], variant.values);
  if (!material) return null;
  const sample: ChosenSample = {
    productId: product.id,
    variantId: variant.id,
    material: material.name,
    product: product.name,
    imageUrl: material.swatchUrl ?? variant.imageUrl,
  };
  const isChosen = chosen.some((one) => isSameSample(one, sample));
  const add = () => (addSample(sample) ? showToast("Added to your samples.") : showToast(FULL, "alert"));
  return (
    <p className="flex flex-wrap items-center gap-x-5 text-sm">
      <button
        type="button"
        onClick={isChosen ? () => removeSample(sample) : add}
        className="link min-w-0 py-2 text-left wrap-anywhere"
      >
        {isChosen ? `Remove the sample of ${material.name}` : `Get a free sample of ${material.name}`}
      </button>
      {chosen.length > 0 ? (
        <Link to={paths.samples} className="link py-2">
          Order samples ({chosen.length})
        </Link>
      ) : null}
    </p>
  );
}
