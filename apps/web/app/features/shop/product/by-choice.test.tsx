import { renderToString } from "react-dom/server.edge";
import { createRoutesStub } from "react-router";
import { expect, it, onTestFinished } from "vitest";
import { getShop } from "~/lib/shop/shop";
import { someSofa } from "~/testing/products";
import { Options } from "./options";
import { ProductPrice } from "./product-price";
import { useChoice } from "./use-choice";

const [moss, sand] = someSofa().variants ?? [];
if (!moss || !sand) throw new Error("the sofa has no variants");
const sofa = someSofa({ variants: [moss, { ...sand, price: 960 }] });

function ProductPage() {
  const choice = useChoice(sofa, undefined);
  return (
    <main>
      <ProductPrice product={sofa} choice={choice} />
      <Options product={sofa} choice={choice} />
    </main>
  );
}
const Page = createRoutesStub([{ id: "root", path: "/", Component: ProductPage }]);

/** Shows the page as the server renders it, before any script runs. */
function showServerPage(trading: boolean): void {
  const hydrationData = { loaderData: { root: { ...getShop(), trading } } };
  document.body.innerHTML = `<style>.hidden { display: none }</style>${renderToString(<Page hydrationData={hydrationData} />)}`;
  onTestFinished(() => document.body.replaceChildren());
}

/** The visible texts of price and legend. */
const shownTexts = () =>
  [...document.querySelectorAll("p > span, legend > span")]
    .filter((element) => getComputedStyle(element).display !== "none")
    .map(({ textContent }) => textContent);

/** What the page shows after the browser has checked a radio button. */
function shownAfterChecking(value: string) {
  showServerPage(true);
  const radio = document.querySelector<HTMLInputElement>(`[value="${value}"]`);
  if (!radio) throw new Error(`no radio button has the value ${value}`);
  radio.checked = true;
  return shownTexts();
}

it("shows price and name of the checked value before the scripts run, in trading mode", () => {
  expect(shownAfterChecking("moss")).toEqual(["$900.00", "Fabric: ", "Moss"]);
  expect(shownAfterChecking("sand")).toEqual(["$960.00", "Fabric: ", "Sand"]);
});

it("adds nothing to the page of a showroom", () => {
  showServerPage(false);
  expect(document.querySelector("main style")).toBeNull();
  expect(document.querySelector("main p")?.textContent).toBe("$900.00");
});
