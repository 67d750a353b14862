import { CATEGORIES } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { placeholderOf } from "~/ui/picture";
import { placeMarkers } from "./place-markers.server";
import { type Marker, type RoomPicture, roomOfCategory, roomPictures } from "./room-pictures.server";

/** The markers of a picture in pixels, where it is 320 px wide. */
function readPixels(room: RoomPicture) {
  const { w, h } = placeholderOf(room.imageUrl);
  const [width, height] = [320, (320 * h) / w];
  const toPixels = ([x, y]: readonly number[]) => [(x ?? 0) * width, (y ?? 0) * height] as const;
  const places = placeMarkers(room);
  const markers = room.markers.map(({ id, point, box: [left, top, right, bottom] }) => {
    const { x, y } = places.get(id) ?? { x: Number.NaN, y: Number.NaN };
    return {
      id,
      at: toPixels([x, y]),
      isOnProduct: x === point[0] && Math.abs(y - point[1]) < 1e-9,
      box: [...toPixels([left, top]), ...toPixels([right, bottom])] as const,
    };
  });
  return { width, height, markers };
}

type Spot = readonly [number, number];
const between = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const toBox = ([x, y]: Spot, [left, top, right, bottom]: Marker["box"] | readonly number[]) =>
  between(
    [x, y],
    [Math.min(Math.max(x, left ?? 0), right ?? 0), Math.min(Math.max(y, top ?? 0), bottom ?? 0)],
  );

describe.each(roomPictures)("the markers on $imageUrl", (room) => {
  const { width, height, markers } = readPixels(room);
  const beside = markers.filter(({ isOnProduct }) => !isOnProduct);

  it("are on their product, or nearer to it than to any other", () => {
    for (const { id, at, box } of beside)
      for (const other of markers)
        if (other.id !== id)
          expect(toBox(at, box), `${id} and ${other.id}`).toBeLessThan(toBox(at, other.box));
  });

  it("lie inside the picture and clear of the others, if they are beside their product", () => {
    for (const { id, at } of beside) {
      expect(Math.min(at[0], at[1], width - at[0], height - at[1]), id).toBeGreaterThanOrEqual(12);
      for (const other of markers)
        if (other.id !== id)
          expect(between(at, other.at), `${id} and ${other.id}`).toBeGreaterThanOrEqual(24);
    }
  });
});

it("covers no narrow product in the room of a category", () => {
  for (const room of CATEGORIES.flatMap((category) => roomOfCategory(category) ?? [])) {
    const { width, markers } = readPixels(room);
    const narrow = markers.filter(({ box: [left, , right] }) => right - left < width / 10);
    expect(
      narrow.filter(({ isOnProduct }) => isOnProduct).map(({ id }) => id),
      room.imageUrl,
    ).toEqual([]);
  }
});
