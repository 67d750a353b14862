/** What the dashboard shows, whether it was counted or is a sample. */
export interface Figures {
  totals: { sales: number; expenses: number; customers: number; orders: number };
  months: { name: string; Income: number; Expense: number }[];
  buyers: { name: string; value: number }[];
  orders: RecentOrder[];
  popular: PopularProduct[];
}

export interface RecentOrder {
  id: string;
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
