const CSV =
  "name,description,category,price,quantity,imageUrl\nOak table,A table of solid oak.,dining,1490,5,https://shop.example/images/table.webp\n";

const ADDRESS = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Elm Street 5",
  phoneNumber: "+4712345678",
};
const ITEMS = [{ productId: "65a1f062544eeda1d32a8aa2", quantity: 2 }];
const VARIANTS = {
  options: [{ name: "Fabric", values: [{ key: "green", name: "Green", swatch: "#61634b" }] }],
  variants: [{ sku: "HAR-3-GRN", values: ["green"], price: 1490, compareAtPrice: 1690, quantity: 12 }],
};
const SALE = { price: 1290, startsAt: "2026-11-27T00:00:00.000Z", endsAt: "2026-12-01T00:00:00.000Z" };

const PROMOTION = {
  name: "Living room weekend",
  startsAt: "2026-11-28",
  endsAt: "2026-11-29",
  when: { categories: ["livingroom"] },
  what: { kind: "percent", value: 15 },
};

/** Bodies of requests whose fields exclude or depend on each other, by operation. Others are put together from their fields. */
export const requestExamples: Record<string, unknown> = {
  createPromotion: PROMOTION,
  updatePromotion: PROMOTION,
  saveAttribute: {
    name: "Finish",
    type: "choice",
    unit: "",
    choices: [{ key: "oiled", name: "Oiled", swatch: "#61634b" }],
    facet: true,
    position: 20,
  },
  adjustStockBySku: {
    reason: "count",
    note: "Hall 2",
    items: [{ sku: "HAR-3-GRN", counted: 12, expected: 14 }],
  },
  setPricesBySku: { items: [{ sku: "HAR-3-GRN", price: 1490, expected: 1390 }] },
  saveProduct: {
    name: "Oak table",
    description: "A table of solid oak for six people.",
    category: "dining",
    price: 1490,
    quantity: 12,
    images: [
      { url: "https://shop.example/images/table.webp", alt: "Oak table in a bright room", kind: "front" },
    ],
    attributes: { material: ["oak"], width: 180 },
    salePrices: [SALE],
    publishing: { state: "published", publishAt: null },
    slug: "oak-table",
    metaTitle: "Oak tables",
    metaDescription: "Solid oak tables, made to last.",
  },
  saveVariants: VARIANTS,
  setSalePrices: { salePrices: [{ ...SALE, price: 14.9 }] },
  quoteOrder: { items: ITEMS, country: "Norway" },
  estimateDelivery: { items: ITEMS, country: "NO" },
  createStaffRole: { name: "Warehouse", permissions: ["orders.read", "orders.write"] },
  updateStaffRole: {
    name: "Warehouse and returns",
    permissions: ["orders.read", "orders.write", "payments.read"],
  },
  placeOrder: {
    ...ADDRESS,
    items: ITEMS,
    notes: "Please ring twice.",
    paymentMethod: "bank_transfer",
    expectedTotal: 2980,
  },
  orderSamples: {
    ...ADDRESS,
    items: [{ productId: "65a1f062544eeda1d32a8aa2", variantId: "65a1f062544eeda1d32a8aa4" }],
  },
  placeOrderForCustomer: {
    customerId: "65a1f062544eeda1d32a8aa3",
    ...ADDRESS,
    items: ITEMS,
    notes: "Ordered by phone.",
    paymentMethod: "bank_transfer",
  },
  changeOrderStatus: { status: "CANCELLED", note: "The customer changed her mind" },
  markPayment: { status: "received" },
  refundOrder: {
    lines: [{ position: 1, quantity: 1 }],
    shipping: false,
    restock: true,
    reason: "Damaged in transit",
  },
  updateUser: { id: "65a1f062544eeda1d32a8aa2", ...ADDRESS },
  changeSetting: { value: "Larkwood" },
  changeSettings: { changes: [{ key: "contactHours", value: "Monday to Friday, 9 to 17", version: 3 }] },
  importProducts: CSV,
  startImport: CSV,
};
