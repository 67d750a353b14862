import { categoryLabels, imageVariant, KIND_ATTRIBUTE, type Product } from "@larkwood/contract";
import type { MetaDescriptor } from "react-router";
import { shortDescription } from "~/lib/format/short-description";
import { paths } from "~/lib/paths";
import { findAttribute } from "~/lib/shop/find-attribute";
import { getShop } from "~/lib/shop/shop";

const availabilityOf = (quantity: number) =>
  quantity > 0 ? "https://schema.org/InStock" : "https://schema.org/OutOfStock";

function offerOf({ price, quantity }: Pick<Product, "price" | "quantity">, url: string) {
  return {
    "@type": "Offer",
    url,
    price: price.toFixed(2),
    priceCurrency: getShop().currency,
    availability: availabilityOf(quantity),
    itemCondition: "https://schema.org/NewCondition",
  };
}

function ratingData({ rating }: Product) {
  if (!rating || !getShop().reviews) return {};
  const { average, count } = rating;
  return { aggregateRating: { "@type": "AggregateRating", ratingValue: average, reviewCount: count } };
}

/** A Product, or a ProductGroup with its variants. */
function structuredData(product: Product, url: string, brand: string) {
  const { options = [], variants = [] } = product;
  const common = {
    "@context": "https://schema.org",
    name: product.name,
    description: product.description,
    image: [
      product.imageUrl,
      imageVariant(product.imageUrl, 640),
      ...(product.images ?? [])
        .map((picture) => new URL(picture.url, url).href)
        .filter((href) => href !== product.imageUrl),
    ],
    category: categoryLabels[product.category],
    brand: { "@type": "Brand", name: brand },
    ...ratingData(product),
  };
  if (options.length === 0)
    return {
      "@type": "Product",
      ...common,
      sku: variants[0]?.sku ?? product.id,
      offers: offerOf(product, url),
    };
  return {
    "@type": "ProductGroup",
    ...common,
    productGroupID: product.id,
    variesBy: options.map(({ name }) => name),
    hasVariant: variants.map((variant) => ({
      "@type": "Product",
      name: `${product.name}, ${variant.name}`,
      sku: variant.sku ?? variant.id,
      image: new URL(variant.imageUrl, url).href,
      // The page shows the price of this variant only at the variant's own address.
      offers: offerOf(variant, `${url}?variant=${variant.id}`),
    })),
  };
}

function breadcrumbData(product: Product, url: string) {
  const { name, category } = product;
  const kind = findAttribute(product, KIND_ATTRIBUTE);
  const steps = [
    { name: "Products", path: paths.products },
    { name: categoryLabels[category], path: paths.category(category) },
    ...(typeof kind?.value === "string" ? [{ name: kind.text, path: paths.kind(kind.value) }] : []),
    { name, path: url },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: new URL(step.path, url).href,
    })),
  };
}

/** Title, social tags and structured data of a product's page. `url` is its public URL. */
export function productMeta(product: Product, url: string, brand: string): MetaDescriptor[] {
  const title = `${product.metaTitle ?? product.name} · ${brand}`;
  const description = product.metaDescription ?? shortDescription(product.description);
  const image = new URL(product.imageUrl, url).href;
  const withAbsoluteImage = { ...product, imageUrl: image };
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "product" },
    { property: "og:site_name", content: brand },
    { property: "og:title", content: product.metaTitle ?? product.name },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1280" },
    { property: "og:image:height", content: "960" },
    { property: "og:image:alt", content: product.name },
    { property: "product:price:amount", content: product.price.toFixed(2) },
    { property: "product:price:currency", content: getShop().currency },
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": structuredData(withAbsoluteImage, url, brand) },
    { "script:ld+json": breadcrumbData(product, url) },
  ];
}
