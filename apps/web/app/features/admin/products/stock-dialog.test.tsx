import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls } from "~/testing/api-replies";
import { openTradingShop } from "~/testing/open-trading-shop";
import { someProduct, someSofa } from "~/testing/products";
import { renderWithToasts } from "~/testing/render-screen";
import { StockDialog } from "./stock-dialog";

it("asks for the variant in trading mode and adjusts its stock only", async () => {
  openTradingShop();
  const sofa = someSofa();
  const { options: _, variants: __, ...listed } = sofa;
  const fetch = answerCalls(() => Response.json(sofa));
  const visitor = renderWithToasts(<StockDialog product={listed} onClose={() => {}} />);
  await screen.findByLabelText("Variant");
  await visitor.sees("Harbour Sofa: 3 now, 3 afterwards");
  await visitor.choose("variantId", "Sand: 4 Units");
  await visitor.fill("amount", "9");
  await visitor.sees("Harbour Sofa: 4 now, 9 afterwards");
  await visitor.choose("reason", "count");
  await visitor.press("Adjust stock");
  const sent = () => fetch.mock.calls.find(([, init]) => init?.method === "POST")?.[1]?.body;
  await waitFor(() => expect(sent()).toBeDefined());
  const variantId = sofa.variants?.[1]?.id;
  expect(JSON.parse(String(sent()))).toMatchObject({ mode: "set", amount: 9, variantId });
});

it("adjusts the whole product in showroom mode, without loading its variants", async () => {
  const fetch = answerCalls(() => Response.json(someProduct()));
  const visitor = renderWithToasts(<StockDialog product={someProduct()} onClose={() => {}} />);
  await visitor.sees("Harbour Sofa: 7 now, 7 afterwards");
  expect(screen.queryByLabelText("Variant")).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});
