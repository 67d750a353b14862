import { useQuery } from "@tanstack/react-query";
import { orderAdminOptions } from "./order-queries";

/** The list prices of an order's lines with own prices, by line number. */
export function useListPrices(orderId: string, enabled = true): ReadonlyMap<number, number> {
  const { data } = useQuery({ ...orderAdminOptions(orderId), enabled });
  return new Map(data?.listPrices.map(({ position, price }) => [position, price]));
}
