import { screen } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { someSofa } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { Options } from "./options";
import { useChoice } from "./use-choice";

it("names what was chosen in the address, beside what stood there, without a step of history", async () => {
  const before = location.href;
  history.replaceState({ idx: 3 }, "", "/products/details/sofa?from=mail#pictures");
  onTestFinished(() => history.replaceState(null, "", before));
  const steps = history.length;
  const sofa = someSofa();
  const Choosing = () => <Options product={sofa} choice={useChoice(sofa, undefined)} />;
  renderScreen(<Choosing />);
  (await screen.findByRole("radio", { name: "Sand" })).click();
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(
    `/products/details/sofa?from=mail&variant=${sofa.variants?.[1]?.id}#pictures`,
  );
  expect(history.length).toBe(steps);
  // What the router knows of its place is still there.
  expect(history.state).toEqual({ idx: 3 });
});
