import type { ShopInfo } from "@larkwood/contract";
import type { MetaDescriptor } from "react-router";

type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;

/** The shop's name from the root loader. */
function brandOf(matches: Matches): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData as ShopInfo | undefined;
  return root?.name ?? "Larkwood";
}

/** Title and description of a page for browsers, search engines and link previews. */
export function pageMeta(matches: Matches, title: string, description: string): MetaDescriptor[] {
  const brand = brandOf(matches);
  return [
    { title: `${title} · ${brand}` },
    { name: "description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
  ];
}
