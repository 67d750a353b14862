import type { Product } from "@larkwood/contract";
import { shortDescription } from "~/lib/format/short-description";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { useHydrated } from "~/ui/use-hydrated";
import type { SearchTexts } from "./search-texts";

const MAX_TITLE_LENGTH = 60;

/** Preview of a search engine result. */
export function SearchPreview({ product, typed }: { product: Product; typed: SearchTexts }) {
  const brand = useShop().name;
  const isInBrowser = useHydrated();
  const host = isInBrowser ? window.location.host : "";
  const title = `${typed.metaTitle.trim() || product.name} · ${brand}`;
  return (
    <figure
      aria-label="Preview"
      className="grid content-start gap-1 self-start border border-hairline bg-paper p-5"
    >
      <p className="text-xs wrap-anywhere text-ink-soft">
        {host}
        {paths.product(typed.slug.trim() || product.id)}
      </p>
      <p className="text-lg leading-snug wrap-anywhere text-clay-deep">
        {shortDescription(title, MAX_TITLE_LENGTH)}
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        {shortDescription(typed.metaDescription.trim() || product.description)}
      </p>
      <figcaption className="pt-3 text-xs text-ink-soft">Roughly how a search engine shows it</figcaption>
    </figure>
  );
}
