import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished } from "vitest";
import { renderWithToasts } from "~/testing/render-screen";
import { CompareToggle } from "./compare-toggle";
import { clearCompared, useCompared } from "./compared";

const id = (digit: number) => String(digit).repeat(24);

it("adds and removes products, and says that a fourth is too many", async () => {
  onTestFinished(clearCompared);
  const names = ["Sofa", "Chair", "Lamp", "Rug"];
  const visitor = renderWithToasts(
    names.map((name, index) => <CompareToggle key={name} productId={id(index + 1)} name={name} />),
  );
  const toggle = (name: string) =>
    screen.getByRole<HTMLInputElement>("checkbox", { name: `Compare ${name}` });
  await screen.findByRole("checkbox", { name: "Compare Sofa" });
  for (const name of names) await userEvent.click(toggle(name));
  await visitor.isAlerted("You can compare up to 3 products. Remove one to add another.");
  expect(names.filter((name) => toggle(name).checked)).toEqual(["Sofa", "Chair", "Lamp"]);
  await userEvent.click(toggle("Chair"));
  await userEvent.click(toggle("Rug"));
  expect(useCompared.getState().ids).toEqual([id(1), id(3), id(4)]);
});
