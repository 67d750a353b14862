import { type Category, DEFAULT_HOME } from "@larkwood/contract";

/** Where a product is in the picture of a room, as shares of its width and height. */
export interface Marker {
  /** Id of the demo product. */
  id: string;
  /** Id of the demo variant that the picture shows; the default one if missing. */
  variant?: string;
  point: [x: number, y: number];
  /** Around what is visible of the product. */
  box: [left: number, top: number, right: number, bottom: number];
}

/** A picture of a room, with the positions of the demo products that it shows. */
export interface RoomPicture {
  imageUrl: string;
  alt: string;
  markers: readonly Marker[];
}

const markerFiles = import.meta.glob<Marker[]>("../../../../public/images/rooms/*.markers.json", {
  eager: true,
  import: "default",
});

/** The markers of each room, by the URL of its picture. */
const markersByImage = new Map(
  Object.entries(markerFiles).map(([file, markers]) => [
    file.slice(file.indexOf("/images/")).replace(".markers.json", "_1280.webp"),
    markers,
  ]),
);

const withMarkers = ({ imageUrl, alt }: { imageUrl: string; alt: string }): RoomPicture => ({
  imageUrl,
  alt,
  markers: markersByImage.get(imageUrl) ?? [],
});

/** The room on the home page; the other rooms are in its slides and tiles already. */
export const hall = withMarkers({
  imageUrl: "/images/rooms/tile-other_1280.webp",
  alt: "A hall with a bench between a coat stand and an arched mirror, a clock above it",
});

export const roomPictures = [
  ...[...DEFAULT_HOME.slides, ...DEFAULT_HOME.tiles, DEFAULT_HOME.story].map(withMarkers),
  hall,
];

/** The room picture of a category; null if it has none. */
export function roomOfCategory(category: Category): RoomPicture | null {
  if (category === "other") return hall;
  const tile = DEFAULT_HOME.tiles.find((one) => one.category === category);
  return tile ? withMarkers(tile) : null;
}

function visibleShare({ markers }: RoomPicture, productId: string): number {
  const marker = markers.find(({ id }) => id === productId);
  if (!marker) return 0;
  const [left, top, right, bottom] = marker.box;
  return (right - left) * (bottom - top);
}

/** The room picture that shows most of a product; null if none shows it. */
export function findRoomOf(productId: string): RoomPicture | null {
  const shares = roomPictures.map((room) => visibleShare(room, productId));
  const largest = Math.max(...shares);
  return largest > 0 ? (roomPictures[shares.indexOf(largest)] ?? null) : null;
}
