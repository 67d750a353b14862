import type { Product } from "@larkwood/contract";
import { toProductItem } from "~/lib/shop/product-item";
import type { CatalogueReader } from "../../../../server/catalogue-reader";
import type { Marker, RoomPicture } from "./room-pictures.server";
import type { Room } from "./shop-the-room";

// One product alone is no room.
const MIN_ITEMS = 2;
// On a phone, a marker would cover most of a narrower product.
const MIN_COVERED_WIDTH = 0.1;
const BESIDE = 0.045;

/** The products of a room picture that the shop sells, from left to right; null if it sells too few of them. */
export async function readRoom(
  reader: CatalogueReader,
  { imageUrl, alt, markers }: RoomPicture,
  /** A product that the page shows already. */
  shownId?: string,
): Promise<Room | null> {
  const others = markers.filter(({ id }) => id !== shownId).sort((a, b) => a.point[0] - b.point[0]);
  // A showroom shows every product as its default variant.
  const toRoomItem = (product: Product, variant?: string) => ({
    ...toProductItem(product, variant),
    ...(reader.shop().trading ? {} : { price: product.price, imageUrl: product.imageUrl }),
  });
  const products = await reader.findProducts(others.map(({ id }) => id));
  const items = others.flatMap((marker) => {
    const product = products.find(({ id }) => id === marker.id);
    return product ? [{ ...toRoomItem(product, marker.variant), ...placeMarker(marker) }] : [];
  });
  return items.length < MIN_ITEMS ? null : { imageUrl, alt, items };
}

/** On the product, or beside a small one. */
function placeMarker({ point: [x, y], box: [left, , right] }: Marker): { x: number; y: number } {
  if (right - left >= MIN_COVERED_WIDTH) return { x, y };
  return { x: right + BESIDE < 1 ? right + BESIDE : left - BESIDE, y };
}
