import { CATEGORIES, type Product } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { someProduct, someSofa } from "~/testing/products";
import type { CatalogueReader } from "../../../../server/catalogue-reader";
import { readRoom } from "./read-room.server";
import { findRoomOf, hall, roomOfCategory, roomPictures } from "./room-pictures.server";

const fromLeft = [...hall.markers].sort((a, b) => a.point[0] - b.point[0]);
const hallIds = fromLeft.map(({ id }) => id);
const [first = "", second = ""] = hallIds;

/** A reader for a trading shop that sells only these products. */
function shopWith(...sold: (string | Product)[]): CatalogueReader {
  const products = sold.map((one) => (typeof one === "string" ? someProduct({ id: one }) : one));
  const findProducts: CatalogueReader["findProducts"] = async (ids) =>
    products.filter(({ id }) => ids.includes(id));
  return { findProducts, shop: () => ({ trading: true }) } as unknown as CatalogueReader;
}

describe("the picture of a room", () => {
  it("has markers and an alt text", () => {
    for (const { imageUrl, alt, markers } of roomPictures) {
      expect(markers.length, imageUrl).toBeGreaterThan(0);
      expect(alt.length, imageUrl).toBeGreaterThan(25);
    }
  });

  it("is the one that shows most of the product", () => {
    const bedroom = roomPictures.find(({ imageUrl }) => imageUrl.includes("hero-bedroom"));
    // The largest product of the room.
    expect(findRoomOf(bedroom?.markers[0]?.id ?? "")).toBe(bedroom);
    expect(findRoomOf("0123456789abcdef01234567")).toBeNull();
  });
});

it("has a room of its own for each category", () => {
  const rooms = CATEGORIES.map(roomOfCategory);
  expect(new Set(rooms.map((room) => room?.imageUrl)).size).toBe(CATEGORIES.length);
  for (const room of rooms) expect(room?.markers.length).toBeGreaterThan(1);
});

describe("the products of a room", () => {
  it("are those that the shop sells, at their positions in the picture, from left to right", async () => {
    const room = await readRoom(shopWith(second, first), hall);
    expect(room?.items.map(({ id, x, y }) => ({ id, point: [x, y] }))).toEqual(
      fromLeft.slice(0, 2).map(({ id, point }) => ({ id, point })),
    );
  });

  it("have their marker beside them if it would cover them", async () => {
    const clock = hall.markers.find(({ box: [left, , right] }) => right - left < 0.1);
    const room = await readRoom(shopWith(...hallIds), hall);
    const { x = 0 } = room?.items.find(({ id }) => id === clock?.id) ?? {};
    expect(x).toBeGreaterThan(clock?.box[2] ?? 1);
    expect(x).toBeLessThan(1);
  });

  it("do not include the product that the page shows already", async () => {
    const room = await readRoom(shopWith(...hallIds), hall, second);
    expect(room?.items.map(({ id }) => id)).toEqual(hallIds.filter((id) => id !== second));
  });

  it("are not shown if fewer than two are left", async () => {
    expect(await readRoom(shopWith(first), hall)).toBeNull();
    expect(await readRoom(shopWith(), hall)).toBeNull();
  });

  it("have price, stock and link of the variant in the picture", async () => {
    const [moss, sand] = someSofa().variants ?? [];
    const sofa = (price: number) =>
      someSofa({
        id: first,
        variants: [moss, sand].flatMap((variant) => (variant ? [{ ...variant, price }] : [])),
      });
    const shown = (variant?: string) => ({
      ...hall,
      markers: hall.markers.map((marker) => ({ ...marker, ...(variant ? { variant } : {}) })),
    });
    const itemOf = async (variant?: string) =>
      (await readRoom(shopWith(sofa(750), second), shown(variant)))?.items[0];

    expect(await itemOf(sand?.id)).toMatchObject({
      ...{ price: 750, quantity: sand?.quantity, variantId: sand?.id, imageUrl: sand?.imageUrl },
      to: `/products/details/${first}?variant=${sand?.id}`,
    });
    const showroom = { ...shopWith(sofa(750), second), shop: () => ({ trading: false }) };
    const room = await readRoom(showroom as unknown as CatalogueReader, shown(sand?.id));
    expect(room?.items[0]).toMatchObject({ price: 900, quantity: sand?.quantity });
    // The default one, also after the variant in the picture was deleted.
    for (const variant of [undefined, "64b0000000000000000000ff"])
      expect(await itemOf(variant)).toMatchObject({
        ...{ quantity: moss?.quantity, variantId: moss?.id, to: `/products/details/${first}` },
      });
  });
});
