import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { answerCalls, refusal } from "~/testing/api-replies";
import { openTradingShop } from "~/testing/open-trading-shop";
import { renderScreen, renderWithToasts, type Visitor } from "~/testing/render-screen";
import { CreateProduct } from "./create-product";

async function fillIn(visitor: Visitor): Promise<void> {
  await visitor.fill("name", "Birch Chair");
  await visitor.fill("description", "A chair of solid birch.");
  await visitor.choose("category", "dining");
  await visitor.fill("price", "129");
  await visitor.fill("quantity", "8");
  await visitor.fill("imageUrl", "https://pictures.example/chair_1280.webp");
  visitor.control("acceptedTos").click();
}

it("the form has every field and validates touched fields [D16 D17 F01 F03]", async () => {
  const visitor = renderScreen(<CreateProduct />);
  expect(screen.getByRole("heading").textContent).toBe("Add New Product");
  const categories = within(screen.getByLabelText("Category")).getAllByRole("option");
  expect(categories.map(({ textContent }) => textContent)).toEqual([
    "Select product category",
    "Living Room",
    "Bedroom",
    "Dining Room",
    "Kitchen",
    "Work Place",
    "Outdoor",
    "Other",
  ]);
  expect(screen.queryAllByText("Required")).toHaveLength(0);

  await visitor.fill("name", "Oak");
  await visitor.fill("description", "Too short");
  visitor.control("price").focus();
  await visitor.sees(
    "Username must be at least 5 characters long",
    "Username must be at least 10 characters long",
  );
  expect(visitor.control("name").getAttribute("aria-invalid")).toBe("true");

  await visitor.fill("price", "0");
  await visitor.fill("quantity", "0");
  await visitor.fill("imageUrl", "not a url");
  await visitor.press("SUBMIT");
  await visitor.sees(
    "Price must be at least one digit",
    "Quantity must be at least one digit",
    "Please enter a valid URL",
    "Please double check your information before submitting",
    "Required",
  );
});

it("accepts a quantity of 0 in trading mode", async () => {
  openTradingShop();
  const fetch = answerCalls(() => Response.json({}, { status: 201 }));
  const visitor = renderScreen(<CreateProduct />);
  await fillIn(visitor);
  await visitor.fill("quantity", "0");
  await visitor.press("SUBMIT");
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(JSON.parse(String(fetch.mock.lastCall?.[1]?.body)).quantity).toBe(0);
});

it("opens a saved draft", async () => {
  answerCalls(() => Response.json({ id: "64b000000000000000000001" }, { status: 201 }));
  const visitor = renderScreen(<CreateProduct />, undefined, "/admin/edit/product/:id");
  await fillIn(visitor);
  await visitor.press("Save as draft");
  await visitor.sees("/admin/edit/product/64b000000000000000000001");
});

it("retries with the same idempotency key, and uses a new key for a changed form", async () => {
  const keys: (string | null)[] = [];
  const fetch = vi.spyOn(globalThis, "fetch").mockImplementation(async (_url, init) => {
    keys.push(new Headers(init?.headers).get("idempotency-key"));
    if (keys.length < 4) throw new TypeError("Failed to fetch");
    return new Response("{}", { status: 201, headers: { "content-type": "application/json" } });
  });
  const visitor = renderScreen(<CreateProduct />);
  const submit = async (times: number) => {
    await visitor.press("SUBMIT");
    await waitFor(() => expect(keys).toHaveLength(times));
  };
  await fillIn(visitor);
  await submit(1);
  await submit(2);
  await visitor.fill("price", "139");
  await submit(3);
  await submit(4);
  await waitFor(() => expect(visitor.control("name").value).toBe(""));
  await fillIn(visitor);
  await visitor.fill("price", "139");
  await submit(5);
  fetch.mockRestore();

  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
  expect(keys[3]).toBe(keys[2]);
  expect(new Set(keys).size).toBe(3);
});

it("is busy only while sending; a failed save shows an alert and keeps the input [D18 F02]", async () => {
  let reply = (_response: Response) => {};
  answerCalls(() => new Promise((resolve) => (reply = resolve)));
  const visitor = renderWithToasts(<CreateProduct />);
  await fillIn(visitor);
  await visitor.press("SUBMIT");
  const isBusy = () => visitor.control("name").form?.getAttribute("aria-busy");
  await waitFor(() => expect(isBusy()).toBe("true"));
  reply(refusal(500));
  await visitor.isAlerted("Error submitting form!");
  await waitFor(() => expect(isBusy()).toBe("false"));
  expect(visitor.control("name").value).toBe("Birch Chair");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "SUBMIT" }).disabled).toBe(false);
});
