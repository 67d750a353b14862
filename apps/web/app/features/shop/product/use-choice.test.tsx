import { screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { someSofa } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { Options } from "./options";
import { useChoice } from "./use-choice";

it("adds the chosen variant to the URL without a history entry", async () => {
  const initialUrl = location.href;
  history.replaceState({ idx: 3 }, "", "/products/details/sofa?from=mail#pictures");
  onTestFinished(() => history.replaceState(null, "", initialUrl));
  const entries = history.length;
  const sofa = someSofa();
  const ProductOptions = () => <Options product={sofa} choice={useChoice(sofa, undefined)} />;
  renderScreen(<ProductOptions />);
  (await screen.findByRole("radio", { name: "Sand" })).click();
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(
    `/products/details/sofa?from=mail&variant=${sofa.variants?.[1]?.id}#pictures`,
  );
  expect(history.length).toBe(entries);
  // The router's history state is unchanged.
  expect(history.state).toEqual({ idx: 3 });
});
