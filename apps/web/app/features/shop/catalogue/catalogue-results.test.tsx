import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerCalls, collectErrors, refusal } from "~/testing/api-replies";
import { someProduct } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { CatalogueResults } from "./catalogue-results";
import { parseFilters } from "./filters";
import { useProductList } from "./use-product-list";

const filters = parseFilters(undefined, new URLSearchParams());

const ignore = () => {};

function List() {
  const list = useProductList(filters, null);
  return <CatalogueResults list={list} filters={filters} chips={[]} onChange={ignore} />;
}

it("shows a spinner until the list has loaded [P06]", async () => {
  let reply = (_response: Response) => {};
  answerCalls(() => new Promise((resolve) => (reply = resolve)));
  const visitor = renderScreen(<List />);
  await visitor.sees("Loading products");
  reply(Response.json([someProduct()], { headers: { "x-total-count": "1" } }));
  await visitor.sees("Harbour Sofa");
  expect(screen.queryByText("Loading products")).toBeNull();
});

it("a failed list ends the spinner, logs the failure and offers a retry without an alert [P06]", async () => {
  let isBroken = true;
  answerCalls(() => (isBroken ? refusal(400) : Response.json([someProduct()])));
  const log = collectErrors();
  const visitor = renderScreen(<List />);
  await visitor.sees("No products to show");
  await waitFor(() => expect(log).toHaveBeenCalledWith("Error fetching products", expect.anything()));
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  isBroken = false;
  await visitor.press("Try again");
  await visitor.sees("Harbour Sofa");
});
