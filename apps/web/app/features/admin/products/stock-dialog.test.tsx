import type { Product } from "@larkwood/contract";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "~/lib/api/query-client";
import { someProduct, someSofa } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { StockDialog } from "./stock-dialog";

let stored: Product;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    if (init?.method === "POST") sent.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify(stored), { headers: { "content-type": "application/json" } });
  });
  return () => fetch.mockRestore();
});

function openDialog(product: Product) {
  stored = product;
  // A product of the list has no options and variants.
  const { options: _, variants: __, ...listed } = product;
  return renderScreen(<StockDialog product={listed} onClose={() => {}} />, createQueryClient());
}

async function submitWith(reason: string) {
  fireEvent.change(screen.getByLabelText("Reason"), { target: { value: reason } });
  fireEvent.click(screen.getByRole("button", { name: "Adjust stock" }));
  await waitFor(() => expect(sent).toHaveLength(1));
}

it("adjusts the stock of the chosen variant", async () => {
  openDialog(someSofa({ quantity: 7 }));
  const variant = await screen.findByLabelText<HTMLSelectElement>("Variant");
  expect([...variant.options].map(({ text }) => text)).toEqual(["Moss: 3", "Sand: 4"]);
  expect(screen.getByText("Harbour Sofa, Moss: 3 now, 3 afterwards")).toBeTruthy();
  fireEvent.change(variant, { target: { value: someSofa().variants?.[1]?.id } });
  expect(screen.getByLabelText<HTMLInputElement>("Units").value).toBe("4");
  fireEvent.change(screen.getByLabelText("Units"), { target: { value: "9" } });
  expect(screen.getByText("Harbour Sofa, Sand: 4 now, 9 afterwards")).toBeTruthy();
  await submitWith("count");
  expect(sent).toEqual([
    { mode: "set", amount: 9, reason: "count", note: "", variantId: someSofa().variants?.[1]?.id },
  ]);
});

it("adjusts the stock of a product without variants", async () => {
  openDialog(someProduct());
  expect(await screen.findByText("Harbour Sofa: 7 now, 7 afterwards")).toBeTruthy();
  expect(screen.queryByLabelText("Variant")).toBeNull();
  fireEvent.change(screen.getByLabelText("Units"), { target: { value: "0" } });
  await submitWith("damage");
  expect(sent).toEqual([{ mode: "set", amount: 0, reason: "damage", note: "" }]);
});
