import { act, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.edge";
import { createRoutesStub } from "react-router";
import { expect, it, onTestFinished } from "vitest";
import { withEarlyEventReplay } from "~/lib/rendering/replay-early-events";
import { collectErrors } from "~/testing/api-replies";
import { someSofa } from "~/testing/products";
import { Gallery } from "./gallery";
import { Options } from "./options";
import { productPictures } from "./product-pictures";
import { useChoice } from "./use-choice";

const [moss, sand] = someSofa().variants ?? [];
if (!moss || !sand) throw new Error("the sofa has no variants");
const sandPicture = "https://images.example/sand_1280.webp";
const sofa = someSofa({ variants: [moss, { ...sand, imageUrl: sandPicture }] });

function ProductPage() {
  const choice = useChoice(sofa, undefined);
  return (
    <main>
      <Gallery name={sofa.name} pictures={productPictures(sofa, choice.variant)} />
      <Options product={sofa} choice={choice} />
    </main>
  );
}
const Page = createRoutesStub([{ path: "/", Component: ProductPage }]);

/** Runs the script that the server puts into the head of every page. */
function queueEarlyEvents(): void {
  const html = withEarlyEventReplay("<head>", "");
  const [, code] = /<script[^>]*>(.*);document\.currentScript\.remove/s.exec(html) ?? [];
  if (!code) throw new Error("the page has no script");
  new Function(code)();
}

it("shows the picture of a value that was chosen before the scripts ran, once they run", async () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<Page />);
  document.body.append(page);
  onTestFinished(() => page.remove());
  const errors = collectErrors();
  const radio = page.querySelector<HTMLInputElement>('[value="sand"]');
  queueEarlyEvents();
  radio?.click();

  const root = await act(() => hydrateRoot(page, <Page />));
  onTestFinished(() => act(() => root.unmount()));
  act(() => document.documentElement.setAttribute("data-hydrated", ""));
  onTestFinished(() => document.documentElement.removeAttribute("data-hydrated"));
  await waitFor(() => expect(page.querySelector("img")?.getAttribute("src")).toBe(sandPicture), {
    timeout: 10_000,
  });
  expect(page.querySelector("img")?.alt).toBe(`${sofa.name}, ${sand.name}`);
  expect(radio?.checked).toBe(true);
  expect(errors).not.toHaveBeenCalled();
});
