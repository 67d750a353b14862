import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useDeliveryCountry } from "~/lib/shop/delivery-country";
import { getShop, setShop } from "~/lib/shop/shop";
import { renderScreen } from "~/testing/render-screen";
import { ArrivesBy } from "./arrives-by";
import { toFilterChips } from "./filter-chips";
import { catalogueUrl, listQuery, parseFilters } from "./filters";

const shop = getShop();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-14T12:00:00Z"), toFake: ["Date"] });
  setShop({ ...shop, trading: true, arrivalFilter: true });
});
afterEach(() => {
  vi.useRealTimers();
  setShop(shop);
  localStorage.clear();
  useDeliveryCountry.setState({ code: null });
});

const parse = (query: string) => parseFilters(undefined, new URLSearchParams(query));

describe("the filter by day of arrival", () => {
  it("remembers the country", async () => {
    const onChange = vi.fn();
    const visitor = renderScreen(<ArrivesBy arrival={undefined} onChange={onChange} />);
    await visitor.press("Show what arrives");
    await visitor.sees("Choose today or a later day.");
    await visitor.fill("arrivesBy", "2026-12-24");
    await visitor.press("Show what arrives");
    await visitor.sees("Choose a country from the list");
    await userEvent.type(visitor.control("deliverTo"), "Norge");
    await visitor.press("Show what arrives");
    expect(onChange.mock.calls).toEqual([[{ by: "2026-12-24", country: "NO" }]]);
    expect(useDeliveryCountry.getState().code).toBe("NO");
  });

  it("shows the applied day and country until others are typed, and none when it is removed", async () => {
    const applied = { by: "2026-12-24", country: "SE" };
    let remove = () => {};
    function Filter() {
      const [arrival, setArrival] = useState<typeof applied | undefined>(applied);
      remove = () => setArrival(undefined);
      return <ArrivesBy arrival={arrival} onChange={setArrival} />;
    }
    const { control, fill, press } = renderScreen(<Filter />);
    const shown = () => [control("arrivesBy").value, control("deliverTo").value];
    expect(shown()).toEqual(["2026-12-24", "Sweden"]);
    await fill("arrivesBy", "2026-12-20");
    await press("Show what arrives");
    expect(shown()).toEqual(["2026-12-20", "Sweden"]);
    act(() => remove());
    expect(shown()).toEqual(["", "Sweden"]);
  });

  it("begins with the remembered country", () => {
    useDeliveryCountry.setState({ code: "SE" });
    renderScreen(<ArrivesBy arrival={undefined} onChange={() => {}} />);
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Deliver to" }).value).toBe("Sweden");
  });

  it("is in the URL, the request and a chip, which removes it", () => {
    const query = "arrivesBy=2026-12-24&deliverTo=NO";
    const filters = parse(query);
    expect(catalogueUrl(filters)).toBe(`/products?${query}`);
    expect(listQuery(filters, true)).toEqual({ arrivesBy: "2026-12-24", deliverTo: "NO" });
    const [chip] = toFilterChips(filters, undefined);
    expect(chip?.label).toBe("Arrives by 24 Dec in Norway");
    expect(chip && catalogueUrl(chip.remaining)).toBe("/products");
  });

  it.each([
    "arrivesBy=2026-12-01&deliverTo=NO",
    "arrivesBy=2026-13-24&deliverTo=NO",
    "arrivesBy=2026-12-24",
    "arrivesBy=2026-12-24&deliverTo=Norway",
  ])("ignores %s", (query) => expect(parse(query).arrival).toBeUndefined());

  it("does not exist in a shop without it", () => {
    setShop(shop);
    expect(parse("arrivesBy=2026-12-24&deliverTo=NO").arrival).toBeUndefined();
  });
});
