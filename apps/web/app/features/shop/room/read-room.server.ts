import type { CatalogueReader } from "../../../../server/catalogue-reader";
import type { RoomPicture } from "./room-pictures.server";
import type { Room } from "./shop-the-room";

// One product alone is no room.
const MIN_ITEMS = 2;

/** The products of a room picture that the shop sells, from left to right; null if it sells too few of them. */
export async function readRoom(
  reader: CatalogueReader,
  { imageUrl, alt, markers }: RoomPicture,
  /** A product that the page shows already. */
  shownId?: string,
): Promise<Room | null> {
  const others = markers.filter(({ id }) => id !== shownId).sort((a, b) => a.point[0] - b.point[0]);
  const products = await reader.listProducts({ ids: others.map(({ id }) => id).join() });
  const items = others.flatMap(({ id, point: [x, y] }) =>
    products.items
      .filter((product) => product.id === id)
      .map(({ name, price, imageUrl: productImage }) => ({ id, name, price, imageUrl: productImage, x, y })),
  );
  return items.length < MIN_ITEMS ? null : { imageUrl, alt, items };
}
