import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { expect, it, onTestFinished, vi } from "vitest";
import { renderScreen } from "~/testing/render-screen";
import { useScrollToResults } from "./use-scroll-to-results";

const all = { category: undefined, search: "", sort: undefined, inStock: false };

/** A list that ends at `listEnd` pixels below the top of the window. */
function FilteredList({ listEnd }: { listEnd: () => number }) {
  const [params, setParams] = useSearchParams();
  const inStock = params.has("inStock");
  const [isLoaded, setLoaded] = useState(true);
  const { section, list } = useScrollToResults({ ...all, inStock }, isLoaded);
  const measure = (element: HTMLDivElement | null) => {
    if (element) element.getBoundingClientRect = () => ({ bottom: listEnd() }) as DOMRect;
    list.current = element;
  };
  return (
    <div ref={section} data-testid="section">
      <div ref={measure} />
      <button
        type="button"
        onClick={() => {
          setParams({ inStock: "true" }, { replace: true });
          setLoaded(false);
        }}
      >
        Filter
      </button>
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
    </div>
  );
}

async function filter(listEnd: number) {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const scroll = vi.fn();
  const visitor = renderScreen(<FilteredList listEnd={() => listEnd} />);
  (await screen.findByTestId("section")).scrollIntoView = scroll;
  await visitor.press("Filter");
  expect(scroll).not.toHaveBeenCalled();
  await visitor.press("Load");
  return scroll;
}

it("scrolls to a list that became too short for the window", async () => {
  const scroll = await filter(-300);
  await waitFor(() => expect(scroll).toHaveBeenCalledOnce());
});

it("does not move a list that still fills the window", async () => {
  const scroll = await filter(innerHeight);
  expect(scroll).not.toHaveBeenCalled();
});
