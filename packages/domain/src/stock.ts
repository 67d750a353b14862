import { HIGH_STOCK_ABOVE, screenTexts } from "@larkwood/contract";

export type StockTone = "red" | "orange" | "green";

/** Text and colour of a stock level. */
export function stockDisplay(quantity: number): { text: string; tone: StockTone } {
  if (quantity <= 0) return { text: screenTexts.outOfStock, tone: "red" };
  return { text: screenTexts.inStock(quantity), tone: quantity > HIGH_STOCK_ABOVE ? "green" : "orange" };
}
