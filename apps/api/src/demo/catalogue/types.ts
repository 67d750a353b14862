import type { Category } from "@larkwood/contract";

/** One product of the demo shop; its picture is found by slug, its date is counted back from the first start. */
export interface DemoProduct {
  slug: string;
  name: string;
  description: string;
  category: Category;
  priceCents: number;
  quantity: number;
  addedDaysAgo: number;
}
