import type { Product } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { patchLists } from "./product-queries";
import type { SectionSave } from "./use-product-section";

/** Shares state between the sections of the product page: the last save, and which sections have unsaved changes. */
export function useProductSections(product: Product) {
  const client = useQueryClient();
  const [saved, setSaved] = useState<SectionSave | null>(null);
  const [picturesDirty, setPicturesDirty] = useState(false);
  const [searchTextsDirty, setSearchTextsDirty] = useState(false);
  const [variantsDirty, setVariantsDirty] = useState(false);
  const [attributesDirty, setAttributesDirty] = useState(false);
  const [collectionsDirty, setCollectionsDirty] = useState(false);
  const [saleDirty, setSaleDirty] = useState(false);
  const [publishingDirty, setPublishingDirty] = useState(false);
  const onSaved = useCallback(
    (save: SectionSave) => {
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
    hasUnsavedSections:
      picturesDirty ||
      variantsDirty ||
      attributesDirty ||
      collectionsDirty ||
      saleDirty ||
      publishingDirty ||
      searchTextsDirty,
    pictures: { ...shared, onDirty: setPicturesDirty },
    searchTexts: { ...shared, onDirty: setSearchTextsDirty },
    onCollectionsDirty: setCollectionsDirty,
    variants: { ...shared, onDirty: setVariantsDirty },
    attributes: { ...shared, onDirty: setAttributesDirty },
    selling: { ...shared, onSaleDirty: setSaleDirty, onPublishingDirty: setPublishingDirty },
  };
}
