import type { Category } from "@larkwood/contract";

/** A demo product. Its pictures are named by its slug, and its date is relative to the first start. */
export interface DemoProduct {
  slug: string;
  name: string;
  description: string;
  category: Category;
  priceCents: number;
  quantity: number;
  addedDaysAgo: number;
}
