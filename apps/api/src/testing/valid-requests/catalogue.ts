import { randomBytes } from "node:crypto";
import { PRODUCT_SORTS } from "@larkwood/contract";
import { storeProduct } from "../fixtures/orders";
import { productForm } from "../product-form";
import { type Fixtures, type Requests, unique } from "./fixtures";
import { pictureRequest } from "./picture-request";

/** Requests about products, images, search and stock. */
export const catalogueRequests = ({
  db,
  member,
  sql,
  product,
  id,
  synonym,
  collectionForm,
  collection,
  changedJob,
}: Fixtures) =>
  ({
    listProducts: () => ({
      query: {
        search: "chair",
        sort: PRODUCT_SORTS[0],
        minPrice: "1",
        maxPrice: "999.99",
        inStock: "true",
        onSale: "true",
        attributes: "material:oak,walnut;width:..210.5",
        kind: "sofas,armchairs",
        fits: "220x95x90",
        arrivesBy: "2090-12-24",
        deliverTo: "NO",
        collection: "oak",
        updatedSince: "2026-01-01T00:00:00Z",
        sku: "HAR-3-GRN",
        limit: "5",
      },
    }),
    suggestProducts: () => ({ query: { search: "chair" } }),
    findDestinations: () => ({ query: { search: "bedroom" } }),
    getFacets: () => ({
      query: {
        search: "chair",
        category: "dining",
        minPrice: "1",
        maxPrice: "999.99",
        inStock: "true",
        onSale: "false",
        attributes: "material:oak,walnut;width:..210.5",
        fits: "220x95x90",
        arrivesBy: "2090-12-24",
        deliverTo: "NO",
      },
    }),
    listKinds: () => ({ by: member }),
    listAttributes: () => ({}),
    saveAttribute: () => ({
      params: { key: `fuzz-${unique()}` },
      body: {
        name: "Finish",
        type: "choice",
        unit: "",
        choices: [
          { key: "oiled", name: "Oiled", swatch: "#61634b", text: "Rubbed with oil.", imageUrl: null },
        ],
        facet: true,
        position: 20,
      },
    }),
    deleteAttribute: async () => {
      const key = `gone-${unique()}`;
      await sql`INSERT INTO attributes (key, name, type, facet, position) VALUES (${key}, 'Gone', 'flag', false, 99)`;
      return { params: { key } };
    },
    saveProductAttributes: async () => ({
      ...(await id(product)),
      headers: { "if-match": '"1"' },
      body: {
        attributes: { width: 80.5, material: ["oak"], assembly: "none", care: "Wipe it.", seats: null },
      },
    }),
    getProduct: () => id(product),
    getWishlist: () => ({}),
    mergeWishlist: async () => ({ body: { productIds: [await product()] } }),
    addWish: async () => ({ params: { productId: await product() } }),
    removeWish: async () => ({ params: { productId: await product() } }),
    setWishlistEmails: () => ({ body: { newsByEmail: false } }),
    shareWishlist: () => ({}),
    stopSharingWishlist: () => ({}),
    getSharedWishlist: async () => {
      const token = randomBytes(24).toString("base64url");
      await sql`
        INSERT INTO wishlist_links (user_id, token, created_at) VALUES (${member.id}, ${token}, now())
        ON CONFLICT (user_id) DO UPDATE SET token = excluded.token`;
      return { params: { token } };
    },
    createProduct: () => ({ headers: { "idempotency-key": `fuzz.${unique()}` }, body: productForm() }),
    updateProduct: async () => ({
      body: { ...productForm(), id: await product() },
      headers: { "if-match": '"1"' },
    }),
    patchProduct: async () => ({
      ...(await id(product)),
      headers: { "if-match": '"1"' },
      body: { name: "Another chair", price: 24.5, quantity: 3 },
    }),
    deleteProduct: async () => ({ body: { id: await product() } }),
    deleteProductById: () => id(product),
    adjustStock: async () => ({
      ...(await id(product)),
      body: { mode: "change", amount: 5, reason: "delivery", note: "by lorry" },
    }),
    adjustStockBySku: async () => ({
      headers: { "idempotency-key": `stock-${unique()}` },
      body: { reason: "count", note: "shelf 4", items: [{ variantId: await product(), counted: 5 }] },
    }),
    setPricesBySku: async () => ({
      headers: { "idempotency-key": `price-${unique()}` },
      body: { items: [{ variantId: await product(), price: 99.5 }] },
    }),
    listStock: async () => ({
      query: { search: "chair", skus: "HAR-3,HAR-4", ids: await product(), low: "true", limit: "5" },
    }),
    getReorderList: () => ({}),
    exportReorderList: () => ({}),
    listStockMoves: async () => ({
      ...(await id(product)),
      query: { variantId: await product(), limit: "5" },
    }),
    saveVariants: async () => ({
      ...(await id(product)),
      headers: { "if-match": '"1"' },
      body: {
        options: [{ name: "Fabric", values: [{ key: "wool", name: "Wool", swatch: "#61634b" }] }],
        variants: [
          {
            sku: `FUZZ-${unique()}`,
            values: ["wool"],
            price: 19.99,
            compareAtPrice: 29.99,
            quantity: 4,
            quantitySeen: 4,
            imageUrl: "https://pictures.example/a_1280.webp",
            measures: { width: 80.5, depth: 60, height: 75 },
          },
        ],
      },
    }),
    savePictures: async () => ({
      ...(await id(product)),
      headers: { "if-match": '"1"' },
      body: {
        images: [
          { url: "https://pictures.example/a_1280.webp", alt: "From the front", kind: "front" },
          { url: "https://pictures.example/b_1280.webp", alt: "From the side", kind: "side" },
        ],
      },
    }),
    saveSearchTexts: async () => ({
      ...(await id(product)),
      headers: { "if-match": '"1"' },
      body: { slug: `fuzz-${unique()}`, metaTitle: "A chair", metaDescription: "A chair to sit on." },
    }),
    getAdminProduct: () => id(product),
    listAdminProducts: async () => ({
      query: {
        updatedSince: "2026-01-01T00:00:00Z",
        ids: await product(),
        sku: "FUZZ-1",
        search: "chair",
        category: "dining",
        inStock: "true",
        onSale: "true",
        collection: "oak",
        status: "live",
        lowStock: "true",
        sort: "updated",
        limit: "5",
      },
    }),
    saveProduct: async () => ({
      ...(await id(product)),
      headers: { "if-match": '"1"' },
      body: {
        name: "Birch Reading Chair",
        description: "A low chair of solid birch with a woven seat.",
        category: "livingroom",
        price: 249.9,
        quantity: 12,
        quantitySeen: 12,
        lowStock: 3,
        images: [{ url: "https://pictures.example/a_1280.webp", alt: "From the front", kind: "front" }],
        options: [],
        variants: [],
        attributes: { width: 80.5, seats: null },
        variantAttributes: [],
        salePrices: [{ price: 1.5, startsAt: "2090-01-01T00:00:00Z", endsAt: "2100-01-01T00:00:00+02:00" }],
        collectionIds: [await collection()],
        companions: [],
        publishing: { state: "scheduled", publishAt: "2100-01-01T00:00:00+02:00" },
        slug: `fuzz-${unique()}`,
        metaTitle: "A chair",
        metaDescription: "A chair to sit on.",
      },
    }),
    duplicateProduct: () => id(product),
    listUnpublished: () => ({ query: { limit: "5" } }),
    setPublishing: async () => ({
      ...(await id(product)),
      body: { state: "scheduled", publishAt: "2100-01-01T00:00:00+02:00" },
    }),
    setSalePrices: async () => ({
      ...(await id(product)),
      body: {
        salePrices: [{ price: 1.5, startsAt: "2090-01-01T00:00:00Z", endsAt: "2100-01-01T00:00:00+02:00" }],
      },
    }),
    listCollections: () => ({ by: member }),
    listAdminCollections: () => ({}),
    createCollection: () => ({
      headers: { "idempotency-key": `fuzz.${unique()}` },
      body: collectionForm(),
    }),
    updateCollection: async () => ({ ...(await id(collection)), body: { ...collectionForm(), version: 1 } }),
    deleteCollection: () => id(collection),
    setProductCollections: async () => ({
      ...(await id(product)),
      body: { collectionIds: [await collection()] },
    }),
    getProductCollections: () => id(product),
    changeProducts: async () => ({
      body: { products: [{ id: await product(), version: 1 }], change: { kind: "price-percent", amount: 5 } },
    }),
    startBulkChange: () => ({
      headers: { "idempotency-key": `fuzz.${unique()}` },
      body: {
        filter: {
          search: "nothing-has-this",
          category: "other",
          minPrice: "1",
          maxPrice: "999.99",
          inStock: "true",
          onSale: "false",
          attributes: "material:oak,walnut;width:..210.5",
          fits: "220x95x90",
          collection: "oak",
          expected: 3,
        },
        change: {
          kind: "sale",
          percent: 10,
          startsAt: "2090-01-01T00:00:00Z",
          endsAt: "2100-01-01T00:00:00Z",
        },
      },
    }),
    undoBulkChange: () => id(changedJob),
    exportProducts: () => ({}),
    importProducts: () => ({
      query: { dryRun: "true" },
      headers: { "content-type": "text/csv" },
      body: "id,name,description,category,price,quantity,imageUrl\n,Birch Chair,A chair of solid birch.,dining,19.99,5,https://pictures.example/a_1280.webp\n",
    }),
    getPictureCopies: () => ({}),
    retryPictureCopies: () => ({}),
    exportTemplate: () => ({ query: { kind: "variants" } }),
    startImport: () => ({
      query: { dryRun: "true" },
      headers: { "content-type": "text/csv" },
      body: "id,name\n,Birch Chair\n",
    }),
    startProductExport: () => ({}),
    uploadImage: pictureRequest,
    watchStock: async () => {
      await sql`INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
        VALUES (${member.id}, now(), now(), now()) ON CONFLICT (user_id) DO UPDATE SET verified_at = now()`;
      return { params: { id: await storeProduct(db, 0) }, by: member };
    },
    listSynonyms: () => ({}),
    createSynonym: () => ({ body: { words: "davenport, chesterfield", oneWay: false } }),
    updateSynonym: async () => ({
      ...(await id(synonym)),
      body: { words: "davenport, chesterfield", oneWay: true, version: 1 },
    }),
    deleteSynonym: () => id(synonym),
  }) satisfies Requests;
