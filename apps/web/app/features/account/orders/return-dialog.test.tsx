import { screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { getShop, useEditedShop } from "~/lib/shop/shop";
import { answerCalls } from "~/testing/api-replies";
import { renderWithToasts } from "~/testing/render-screen";
import { ReturnDialog } from "./return-dialog";

const line = { productId: null, name: "Harbour Sofa", imageUrl: "/sofa.webp", quantity: 1 };
const order = {
  id: "64b0000000000000000000aa",
  number: 10_001,
  lines: [{ ...line, price: 900, priceMinor: 90_000, total: 900, totalMinor: 90_000 }],
};

/** Requests the return of the order's line. */
async function requestReturn(sendsMail: boolean) {
  useEditedShop.setState({ shop: { ...getShop(), sendsMail } });
  onTestFinished(() => useEditedShop.setState({ shop: null }));
  answerCalls(() => Response.json(order));
  const visitor = renderWithToasts(<ReturnDialog order={order} returnable={[1]} open onClose={() => {}} />);
  const lead = screen.getByText(/^Choose how many/).textContent;
  await visitor.fill("pieces-1", "1");
  await visitor.fill("reason", "Too large");
  await visitor.press("Send request");
  return { lead, visitor };
}

it("promises the answer to a return by email in a shop that sends mail", async () => {
  const { lead, visitor } = await requestReturn(true);
  expect(lead).toContain("We'll email you next steps.");
  await visitor.sees("Return requested. We'll reply by email.");
});

it("promises the answer on the order's page in a shop that sends no mail", async () => {
  const { lead, visitor } = await requestReturn(false);
  expect(lead).toContain("Next steps will appear on this page.");
  await visitor.sees("Return requested. Our reply will appear on this page.");
});
