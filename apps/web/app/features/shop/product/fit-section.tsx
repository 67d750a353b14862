import type { Product } from "@larkwood/contract";
import { findSize, parcelSizesOf, type Size } from "@larkwood/domain";
import { findAttribute } from "~/lib/shop/find-attribute";
import { useSilhouettes } from "~/lib/shop/silhouettes";
import { ModelSection } from "./model-section";
import { ScaleDrawing } from "./scale-drawing";
import { WillItFit } from "./will-it-fit";

/** The scale drawing and the fit check; hidden if the product's size is unknown. */
export function FitSection({ product }: { product: Product }) {
  const attribute = (key: string) => findAttribute(product, key)?.value;
  const [width, depth, height] = ["width", "depth", "height"].map(attribute);
  const size = findSize({ width, depth, height });
  if (!size) return null;
  const count = attribute("parcels");
  const parcels = parcelSizesOf(size, count, attribute("parcel-sizes"));
  return (
    <div className="page pb-section">
      <div className="grid gap-12 border-t border-hairline pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <section aria-labelledby="to-scale">
          <h2 id="to-scale" className="text-2xl">
            To scale
          </h2>
          <div className="mt-6">
            <SilhouetteDrawing imageUrl={product.imageUrl} size={size} />
          </div>
          <ModelSection name={product.name} imageUrl={product.imageUrl} />
        </section>
        <WillItFit size={size} parcels={parcels} parcelCount={parcels?.length ?? Number(count)} />
      </div>
    </div>
  );
}

function SilhouetteDrawing({ imageUrl, size }: { imageUrl: string; size: Size }) {
  return <ScaleDrawing size={size} silhouettes={useSilhouettes(imageUrl, size)} />;
}
