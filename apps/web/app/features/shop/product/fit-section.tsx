import type { Product, ProductVariant } from "@larkwood/contract";
import { findSize, parcelsOf } from "@larkwood/domain";
import { findAttribute } from "./find-attribute";
import { ScaleDrawing } from "./scale-drawing";
import { WillItFit } from "./will-it-fit";

type FitSectionProps = { product: Product; variant: ProductVariant | null };

/** The piece to scale, and whether it fits; nothing where its measures are not known. */
export function FitSection({ product, variant }: FitSectionProps) {
  const said = (key: string) => findAttribute(product, key)?.value;
  const { width = said("width"), depth = said("depth"), height = said("height") } = variant?.measures ?? {};
  const size = findSize({ width, depth, height });
  if (!size) return null;
  const count = said("parcels");
  const parcels = parcelsOf(size, count, said("parcel-sizes"));
  return (
    <div className="page pb-section">
      <div className="grid gap-12 border-t border-hairline pt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        <section aria-labelledby="to-scale">
          <h2 id="to-scale" className="text-2xl">
            To scale
          </h2>
          <div className="mt-6">
            <ScaleDrawing size={size} />
          </div>
        </section>
        <WillItFit piece={size} parcels={parcels} parcelCount={parcels?.length ?? Number(count)} />
      </div>
    </div>
  );
}
