import type { Order, OrderPayments } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createQueryClient } from "~/lib/api/query-client";
import { queryKeys } from "~/lib/api/query-keys";
import { renderScreen } from "~/testing/render-screen";
import { useSettledRefunds } from "./use-settled-refunds";

const id = "0".repeat(24);
type RefundedOrder = Pick<Order, "id" | "refunded"> & { documents: string };

it("refetches the order once when a refund completes", async () => {
  const client = createQueryClient();
  let stored: RefundedOrder = { id, refunded: 0, documents: "Invoice 2" };
  let fetchCount = 0;
  function Detail() {
    const { data: order } = useQuery({
      queryKey: queryKeys.order(id),
      queryFn: async () => {
        fetchCount += 1;
        return stored;
      },
    });
    const { data: payments } = useQuery<Pick<OrderPayments, "refunded">>({
      queryKey: queryKeys.orderPayments(id),
      queryFn: async () => ({ refunded: 0 }),
    });
    useSettledRefunds(order ?? { id, refunded: 0 }, payments);
    return <p>{order?.documents}</p>;
  }
  const visitor = renderScreen(<Detail />, client);
  await visitor.sees("Invoice 2");
  expect(fetchCount).toBe(1);
  stored = { id, refunded: 400, documents: "Invoice 2, credit note 2" };
  act(() => {
    client.setQueryData(queryKeys.orderPayments(id), { refunded: 400 });
  });
  expect(await screen.findByText("Invoice 2, credit note 2")).toBeTruthy();
  expect(fetchCount).toBe(2);
});
