/** A sample order. Its product and customer exist in the demo shop, whose ids are stable. */
export interface SampleOrder {
  id: string;
  product_id: string;
  customer_id: string;
  customer_name: string;
  order_date: string;
  order_total: string;
  current_order_status: string;
  shipment_address: string;
}

export interface SampleProduct {
  id: string;
  product_thumbnail: string;
  product_name: string;
  product_price: string;
  product_stock: number;
}

/** Static sample numbers for a shop in showroom mode. */
export const sampleTotals = { sales: 54_232, expenses: 3_423, customers: 12_313, orders: 16_432 } as const;

export const sampleMonths = [
  { name: "Jan", Income: 4_000, Expense: 2_400 },
  { name: "Feb", Income: 3_000, Expense: 1_398 },
  { name: "Mar", Income: 2_000, Expense: 9_800 },
  { name: "Apr", Income: 2_780, Expense: 3_908 },
  { name: "May", Income: 1_890, Expense: 4_800 },
  { name: "Jun", Income: 2_390, Expense: 3_800 },
  { name: "Jul", Income: 3_490, Expense: 4_300 },
  { name: "Aug", Income: 2_000, Expense: 9_800 },
  { name: "Sep", Income: 2_780, Expense: 3_908 },
  { name: "Oct", Income: 1_890, Expense: 4_800 },
  { name: "Nov", Income: 2_390, Expense: 3_800 },
  { name: "Dec", Income: 3_490, Expense: 4_300 },
];

export const sampleBuyers = [
  { name: "Returning", value: 540 },
  { name: "First order", value: 620 },
  { name: "Trade", value: 210 },
];

export const sampleOrders: readonly SampleOrder[] = [
  {
    id: "1",
    product_id: "2716d06c0df9d3e4419881b6",
    customer_id: "e0b9ed56966823c68f3e2b04",
    customer_name: "Shirley Hammond",
    order_date: "2026-05-17T03:24:00.000Z",
    order_total: "$435.50",
    current_order_status: "PLACED",
    shipment_address: "Cottage Grove, OR 97424",
  },
  {
    id: "7",
    product_id: "26c2f7fd554adad5944e80c2",
    customer_id: "8ae49710933adf926f9cd61a",
    customer_name: "Mason Reyes",
    order_date: "2026-05-14T05:24:00.000Z",
    order_total: "$836.44",
    current_order_status: "CONFIRMED",
    shipment_address: "Westminster, CA 92683",
  },
  {
    id: "2",
    product_id: "d4ab70f2815ed5499f695b34",
    customer_id: "7f83c170df2a8b60209a25c4",
    customer_name: "Luke Parkin",
    order_date: "2026-05-17T07:14:00.000Z",
    order_total: "$334.50",
    current_order_status: "SHIPPED",
    shipment_address: "San Mateo, CA 94403",
  },
  {
    id: "3",
    product_id: "e4f681be7b1c93b5155e4efc",
    customer_id: "7e121b748ef3f4cb40ba35e4",
    customer_name: "Anthony Fry",
    order_date: "2026-05-16T12:40:00.000Z",
    order_total: "$876.00",
    current_order_status: "OUT_FOR_DELIVERY",
    shipment_address: "San Mateo, CA 94403",
  },
  {
    id: "4",
    product_id: "583c42002ddbffba46d75e41",
    customer_id: "005b27221ceb831786f5bdef",
    customer_name: "Ryan Carroll",
    order_date: "2026-05-14T03:24:00.000Z",
    order_total: "$96.35",
    current_order_status: "DELIVERED",
    shipment_address: "Los Angeles, CA 90017",
  },
  {
    id: "5",
    product_id: "c30a94cd787d845cb8042d07",
    customer_id: "cc0ab7862c1d26387da3d772",
    customer_name: "Ines Almeida",
    order_date: "2026-05-13T16:05:00.000Z",
    order_total: "$213.20",
    current_order_status: "DELIVERED",
    shipment_address: "Duluth, MN 55802",
  },
];

export const samplePopular: readonly SampleProduct[] = [
  {
    id: "2716d06c0df9d3e4419881b6",
    product_thumbnail: "/images/products/alder-three-seat-sofa_640.webp",
    product_name: "Couch",
    product_price: "$876.00",
    product_stock: 8,
  },
  {
    id: "26c2f7fd554adad5944e80c2",
    product_thumbnail: "/images/products/holm-oak-dining-table_640.webp",
    product_name: "Table",
    product_price: "$334.50",
    product_stock: 26,
  },
  {
    id: "d4ab70f2815ed5499f695b34",
    product_thumbnail: "/images/products/perch-counter-stool_640.webp",
    product_name: "Stool",
    product_price: "$96.35",
    product_stock: 43,
  },
  {
    id: "e4f681be7b1c93b5155e4efc",
    product_thumbnail: "/images/products/iris-vintage-bedframe_640.webp",
    product_name: "Vintage Bedframe",
    product_price: "$436.00",
    product_stock: 0,
  },
  {
    id: "583c42002ddbffba46d75e41",
    product_thumbnail: "/images/products/sten-oak-wardrobe_640.webp",
    product_name: "Wardrobe",
    product_price: "$712.40",
    product_stock: 18,
  },
  {
    id: "c30a94cd787d845cb8042d07",
    product_thumbnail: "/images/products/vesper-workplace-desk_640.webp",
    product_name: "Workplace",
    product_price: "$520.00",
    product_stock: 9,
  },
];
