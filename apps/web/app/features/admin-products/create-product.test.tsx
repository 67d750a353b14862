import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { CreateProduct } from "./create-product";

it("the form has every field, and its rules speak once a field was touched [D16 D17 F01 F03]", async () => {
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
