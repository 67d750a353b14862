export { findCollectionIds, listCollections } from "./collections.repo";
export { collectionsPart } from "./set-product-collections";
