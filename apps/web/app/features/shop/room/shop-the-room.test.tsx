import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { paths } from "~/lib/paths";
import { renderScreen } from "~/testing/render-screen";
import { ShopTheRoom } from "./shop-the-room";

const BENCH = {
  id: "6571f0a1c2d3e4f5a6b7c8d9",
  name: "Hall Bench",
  price: 240,
  imageUrl: "/images/bench_1280.webp",
};
const MIRROR = {
  id: "6571f0a1c2d3e4f5a6b7c8da",
  name: "Arch Mirror",
  price: 320,
  imageUrl: "/images/arch_1280.webp",
};

const VARIANT = "6571f0a1c2d3e4f5a6b7c8db";

async function show() {
  const items = [
    { ...BENCH, to: paths.product(BENCH.id), quantity: 3, x: 0.25, y: 0.5 },
    { ...MIRROR, to: paths.variant(MIRROR.id, VARIANT), quantity: 2, x: 0.75, y: 0.4, variantId: VARIANT },
  ];
  renderScreen(<ShopTheRoom room={{ imageUrl: "/images/rooms/hall_1280.webp", alt: "A hall", items }} />);
  const section = await screen.findByRole("region", { name: "Shop the room" });
  const markers = [...section.querySelectorAll<HTMLAnchorElement>("a[aria-hidden]")];
  return { section, markers, rows: within(section).getAllByRole("listitem") };
}

it("lists each product of the room once for keyboards and screen readers, with its price", async () => {
  const { section, rows } = await show();
  expect(
    within(section)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual([BENCH.name, MIRROR.name]);
  expect(rows.map((row) => row.textContent)).toEqual(["1Hall Bench$240.00", "2Arch Mirror$320.00"]);
});

it("puts a marker on each product, with the number and the link of its row", async () => {
  const { markers, rows } = await show();
  expect(
    markers.map(({ textContent, style, tabIndex }) => [textContent, style.left, style.top, tabIndex]),
  ).toEqual([
    ["1", "25%", "50%", -1],
    ["2", "75%", "40%", -1],
  ]);
  expect(markers.map((marker) => marker.getAttribute("href"))).toEqual(
    rows.map((row) => row.querySelector("a")?.getAttribute("href")),
  );
  expect(markers.map((marker) => marker.getAttribute("href"))).toEqual([
    `/products/details/${BENCH.id}`,
    `/products/details/${MIRROR.id}?variant=${VARIANT}`,
  ]);
});

it("highlights the row of the marker under the pointer, and the marker of the row", async () => {
  const { section, markers, rows } = await show();
  fireEvent.pointerEnter(markers[1] as Element);
  expect(rows.map(({ className }) => className.includes("bg-linen"))).toEqual([false, true]);
  fireEvent.pointerEnter(rows[0] as Element);
  expect(markers.map(({ className }) => className.includes("bg-ink"))).toEqual([true, false]);
  fireEvent.pointerLeave(section);
  expect(markers.map(({ className }) => className.includes("bg-ink"))).toEqual([false, false]);
});
