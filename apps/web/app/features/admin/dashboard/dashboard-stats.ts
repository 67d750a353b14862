/** Data of the dashboard, either real or sample data. */
export interface DashboardStats {
  /** Formatted; the specification defines the texts of showroom mode. */
  totals: { sales: string; expenses: string; customers: string; orders: string };
  months: { name: string; Income: number; Expense: number }[];
  buyers: { name: string; value: number }[];
  /** Null if the caller may not view orders. */
  orders: RecentOrder[] | null;
  popular: PopularProduct[];
}

export interface RecentOrder {
  id: string;
  to: string;
  /** Shown order number; the id is only used in the URL. */
  number: string;
  /** Null if there is no product to link to. */
  productId: string | null;
  customerId: string | null;
  customerName: string;
  date: string;
  total: string;
  address: string;
  status: string;
}

export interface PopularProduct {
  /** Path of its page; null if there is none. */
  to: string | null;
  thumbnail: string;
  name: string;
  price: string;
  stock: number;
}
