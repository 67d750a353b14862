import type { Category } from "@larkwood/contract";

/** One room of the house as a picture with its words. */
export interface GalleryEntry {
  id: string;
  src: string;
  srcset: string;
  alt: string;
  title: string;
  text: string;
}

/** A room that leads to its category. */
export interface RoomEntry extends GalleryEntry {
  id: Category;
}

function pictures(name: string, widths: readonly number[]): Pick<GalleryEntry, "src" | "srcset"> {
  const at = (width: number) => `/images/rooms/${name}_${width}.webp`;
  return { src: at(1280), srcset: widths.map((width) => `${at(width)} ${width}w`).join(", ") };
}

const wide = (name: string) => pictures(name, [640, 1280, 1920]);
const tile = (name: string) => pictures(name, [640, 1280]);

/** The seven slides of the home page's carousel. */
export const heroGallery: readonly GalleryEntry[] = [
  {
    id: "hero-living",
    ...wide("hero-living"),
    alt: "A pale sofa on a wool rug between a plant and a floor lamp, in low morning sun",
    title: "Room for long evenings",
    text: "A deep sofa, a low table and one good lamp. Most of what a living room needs is space to do nothing in.",
  },
  {
    id: "hero-bedroom",
    ...wide("hero-bedroom"),
    alt: "An upholstered bed with linen bedding between two lit lamps, before a sage wall",
    title: "Quiet from the first light",
    text: "Washed linen, oiled oak and a lamp within reach. Colours that let the morning do the work.",
  },
  {
    id: "hero-dining",
    ...wide("hero-dining"),
    alt: "A long oak table laid for four under two green pendant lamps",
    title: "Eight on Sunday, two on Tuesday",
    text: "Tables that take the homework, the birthday and the last glass, and look better for it.",
  },
  {
    id: "hero-kitchen",
    ...wide("hero-kitchen"),
    alt: "Sage kitchen cabinets, an open shelf and two stools at an island",
    title: "Where everyone ends up",
    text: "Stools to lean on, shelves at arm's length, and wood that likes to be used.",
  },
  {
    id: "hero-workplace",
    ...wide("hero-workplace"),
    alt: "A walnut desk with a task lamp and a chair on a blue-grey wall",
    title: "A desk with room to think",
    text: "Drawers for the cables, daylight from the side and a chair that forgets you are sitting.",
  },
  {
    id: "hero-outdoor",
    ...wide("hero-outdoor"),
    alt: "A teak sofa and an armchair between large pots on a terrace",
    title: "Out until the light goes",
    text: "Teak and rope that may stay out in the rain, and in the sun that comes after it.",
  },
  {
    id: "hero-reading",
    ...wide("hero-reading"),
    alt: "A leather armchair and a lit floor lamp before tall bookshelves on a deep green wall",
    title: "One more chapter",
    text: "A chair that keeps its shape, a lamp over the shoulder and shelves that hold more than they should.",
  },
];

/** The six rooms of the home page's tiles; each leads to its category. */
export const roomGallery: readonly RoomEntry[] = [
  {
    id: "livingroom",
    ...tile("tile-livingroom"),
    alt: "A dark chaise sofa with a low oak table before a clay-coloured wall",
    title: "Living Room",
    text: "Sofas, armchairs, low tables and lamps",
  },
  {
    id: "bedroom",
    ...tile("tile-bedroom"),
    alt: "An oak spindle bed made with linen, a nightstand beside it",
    title: "Bedroom",
    text: "Beds, wardrobes, bedside tables and linen",
  },
  {
    id: "dining",
    ...tile("tile-dining"),
    alt: "A round walnut table with black spindle chairs under a lamp",
    title: "Dining Room",
    text: "Tables, chairs, benches and sideboards",
  },
  {
    id: "kitchen",
    ...tile("tile-kitchen"),
    alt: "Leather bar stools at an island before ink-blue cabinets",
    title: "Kitchen",
    text: "Stools, trolleys, shelves and good tools",
  },
  {
    id: "workplace",
    ...tile("tile-workplace"),
    alt: "An oak trestle desk with a lamp and a chair before an ochre wall",
    title: "Work Place",
    text: "Desks, chairs, shelves and task lamps",
  },
  {
    id: "outdoor",
    ...tile("tile-outdoor"),
    alt: "A garden bench and a sun lounger among potted plants",
    title: "Outdoor",
    text: "Loungers, benches and tables for all weathers",
  },
];
