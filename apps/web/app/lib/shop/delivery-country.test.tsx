import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.edge";
import { expect, it, onTestFinished, vi } from "vitest";
import { collectErrors } from "~/testing/api-replies";

it("hydrates the page without the remembered country, then shows it", async () => {
  localStorage.setItem("delivery-country", "NO");
  vi.resetModules();
  const { useDeliveryCountry } = await import("./delivery-country");
  const Country = () => <p>{useDeliveryCountry((state) => state.code) ?? "Choose"}</p>;
  const errors = collectErrors();
  const page = document.createElement("div");
  page.innerHTML = "<p>Choose</p>";
  expect(renderToString(<Country />)).toBe(page.innerHTML);
  const root = await act(() => hydrateRoot(page, <Country />));
  onTestFinished(() => act(() => root.unmount()));
  expect(page.textContent).toBe("NO");
  expect(errors).not.toHaveBeenCalled();
});
