import type { Product } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { patchLists } from "./product-queries";
import type { PartSave } from "./use-product-part";

/** What the parts of the product page tell each other: what was saved last, and which of them wait to be saved. */
export function useEditedParts(product: Product) {
  const client = useQueryClient();
  const [saved, setSaved] = useState<PartSave | null>(null);
  const [picturesWait, setPicturesWait] = useState(false);
  const [searchTextsWait, setSearchTextsWait] = useState(false);
  const [variantsWait, setVariantsWait] = useState(false);
  const [attributesWait, setAttributesWait] = useState(false);
  const [collectionsWait, setCollectionsWait] = useState(false);
  const [saleWaits, setSaleWaits] = useState(false);
  const [publishingWaits, setPublishingWaits] = useState(false);
  const onSaved = useCallback(
    (save: PartSave) => {
      setSaved(save);
      patchLists(client, (items) => items.map((item) => (item.id === save.product.id ? save.product : item)));
      void client.invalidateQueries({ queryKey: ["audit"] });
    },
    [client],
  );
  const shared = { product, saved, onSaved };
  return {
    saved,
    onSaved,
    othersWait:
      picturesWait ||
      variantsWait ||
      attributesWait ||
      collectionsWait ||
      saleWaits ||
      publishingWaits ||
      searchTextsWait,
    pictures: { ...shared, onDirty: setPicturesWait },
    searchTexts: { ...shared, onDirty: setSearchTextsWait },
    onCollectionsDirty: setCollectionsWait,
    variants: { ...shared, onDirty: setVariantsWait },
    attributes: { ...shared, onDirty: setAttributesWait },
    selling: { ...shared, onSaleDirty: setSaleWaits, onPublishingDirty: setPublishingWaits },
  };
}
