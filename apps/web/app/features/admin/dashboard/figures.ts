/** What the dashboard shows, whether it was counted or is a sample. */
export interface Figures {
  /** As they are shown: a showroom's are quoted by the specification. */
  totals: { sales: string; expenses: string; customers: string; orders: string };
  months: { name: string; Income: number; Expense: number }[];
  buyers: { name: string; value: number }[];
  orders: RecentOrder[];
  popular: PopularProduct[];
}

export interface RecentOrder {
  id: string;
  /** The page of the order. */
  to: string;
  /** What people call it; the id is only for its address. */
  number: string;
  /** Null when there is nothing to link to. */
  productId: string | null;
  customerId: string | null;
  customerName: string;
  date: string;
  total: string;
  address: string;
  status: string;
}

export interface PopularProduct {
  id: string;
  isLinked: boolean;
  thumbnail: string;
  name: string;
  price: string;
  stock: number;
}
