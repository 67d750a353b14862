import type { Product } from "@larkwood/contract";
import { toProductItem } from "~/lib/shop/product-item";
import type { CatalogueReader } from "../../../../server/catalogue-reader";
import { placeMarkers } from "./place-markers.server";
import type { RoomPicture } from "./room-pictures.server";
import type { Room } from "./shop-the-room";

// One product alone is no room.
const MIN_ITEMS = 2;

/** The products of a room picture that the shop sells, from left to right; null if it sells too few of them. */
export async function readRoom(
  reader: CatalogueReader,
  picture: RoomPicture,
  /** A product that the page shows already. */
  shownId?: string,
): Promise<Room | null> {
  const { imageUrl, alt, markers } = picture;
  const others = markers.filter(({ id }) => id !== shownId).sort((a, b) => a.point[0] - b.point[0]);
  // A showroom shows every product as its default variant.
  const toRoomItem = (product: Product, variant?: string) => ({
    ...toProductItem(product, variant),
    ...(reader.shop().trading ? {} : { price: product.price, imageUrl: product.imageUrl }),
  });
  const products = await reader.findProducts(others.map(({ id }) => id));
  const places = placeMarkers(picture);
  const items = others.flatMap(({ id, variant }) => {
    const product = products.find((one) => one.id === id);
    const place = places.get(id);
    return product && place ? [{ ...toRoomItem(product, variant), ...place }] : [];
  });
  return items.length < MIN_ITEMS ? null : { imageUrl, alt, items };
}
