import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { ModelSection } from "./model-section";

// happy-dom has no WebGL.
vi.mock("@google/model-viewer/lib/model-viewer.js", () => ({}));

afterEach(cleanup);

const image = (value: string) => `/images/products/alder-three-seat-sofa${value}_1280.webp`;
const viewer = () => document.querySelector("model-viewer");

it("loads the model when asked for, in the chosen fabric, and follows the choice", async () => {
  const { rerender } = render(<ModelSection name="Alder" imageUrl={image("")} />);
  expect(viewer()).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "View in 3D" }));
  await vi.waitFor(() => expect(viewer()?.getAttribute("variant-name")).toBe("linen-oatmeal"));
  expect(viewer()?.getAttribute("alt")).toBe("3D model of Alder");
  rerender(<ModelSection name="Alder" imageUrl={image(".wool-moss")} />);
  expect(viewer()?.getAttribute("variant-name")).toBe("wool-moss");
  await userEvent.click(screen.getByRole("button", { name: "Close 3D model" }));
  expect(viewer()).toBeNull();
});

it("reports a model that can't be loaded", async () => {
  render(<ModelSection name="Alder" imageUrl={image("")} />);
  await userEvent.click(screen.getByRole("button", { name: "View in 3D" }));
  await vi.waitFor(() => expect(viewer()).not.toBeNull());
  viewer()?.dispatchEvent(new Event("error"));
  expect((await screen.findByRole("alert")).textContent).toContain("couldn't be loaded");
});

it("offers nothing for a product without a model", () => {
  render(<ModelSection name="Own sofa" imageUrl="/images/uploads/a_1280.webp" />);
  expect(screen.queryByRole("button")).toBeNull();
});
