import type { ShopInfo } from "@larkwood/contract";
import type { MetaDescriptor } from "react-router";
import type { Menu } from "./menu";

type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;

/** The shop from the root loader. */
export function shopOf(matches: Matches): ShopInfo | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as ShopInfo | undefined;
}

/** The menu from the root loader, for a public catalogue. */
export function menuOf(matches: Matches): Menu | null {
  const root = matches.find((match) => match?.id === "root")?.loaderData as
    | { menu?: Menu | null }
    | undefined;
  return root?.menu ?? null;
}

/** Title and description of a page for browsers, search engines and link previews. */
export function pageMeta(matches: Matches, title: string, description: string): MetaDescriptor[] {
  return metaOf(shopOf(matches)?.name ?? "Larkwood", title, description);
}

/** The same for a page whose loader makes its texts. */
export function metaOf(brand: string, title: string, description: string): MetaDescriptor[] {
  return [
    { title: `${title} · ${brand}` },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}
