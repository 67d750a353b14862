import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { it } from "vitest";
import { AT_CHECKOUT } from "~/lib/shop/delivery-note";
import { openTradingShop } from "~/testing/open-trading-shop";
import { DeliverProductTo, EstimatedDates, EstimatedPrice } from "./estimated-delivery";

it("brings its own query client to product pages, which have none", async () => {
  openTradingShop();
  const items = [{ productId: "64b000000000000000000001", quantity: 1 }];
  const Page = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <>
          <EstimatedDates items={items} />
          <EstimatedPrice items={items} />
          <DeliverProductTo items={items} />
        </>
      ),
    },
  ]);
  render(<Page />);
  await screen.findByText(AT_CHECKOUT);
});
