import type { ProductParts } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { attributesPart } from "../attributes";
import { collectionsPart } from "../collections";
import type { CatalogueContext } from "../context";
import { companionsPart, type ProductPart, picturesPart, searchTextsPart } from "../products";
import { publishingPart, salePricesPart } from "../schedule";
import { variantsPart } from "../variants";
import { detailsPart } from "./details-part";

const areGiven = (...values: unknown[]) => values.some((value) => value !== undefined);

/** The parts that a form changes. Sale prices come after variants, because they compare regular prices. */
export function toParts(context: CatalogueContext, form: ProductParts, actor: Actor): ProductPart[] {
  const { name, description, category, price, quantity, quantitySeen, lowStock } = form;
  const { images, options, variants, attributes, variantAttributes = [] } = form;
  const { salePrices, collectionIds, companions, publishing, slug, metaTitle, metaDescription } = form;
  return [
    ...(areGiven(name, description, category, price, quantity, lowStock)
      ? [
          detailsPart(
            context,
            { name, description, category, price, quantity, quantitySeen, lowStock },
            actor,
          ),
        ]
      : []),
    ...(images ? [picturesPart({ images }, actor.origin)] : []),
    ...(options && variants ? [variantsPart({ options, variants }, actor)] : []),
    ...(attributes ? [attributesPart(attributes, undefined)] : []),
    ...variantAttributes.map((one) => attributesPart(one.attributes, one.variantId)),
    ...(salePrices ? [salePricesPart(context, { salePrices })] : []),
    ...(collectionIds ? [collectionsPart(collectionIds)] : []),
    ...(companions ? [companionsPart(companions)] : []),
    ...(publishing ? [publishingPart(context, publishing)] : []),
    ...(areGiven(slug, metaTitle, metaDescription)
      ? [searchTextsPart({ slug, metaTitle, metaDescription })]
      : []),
  ];
}
