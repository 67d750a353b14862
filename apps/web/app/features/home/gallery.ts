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
    alt: "A low oak bed with linen bedding in a quiet room",
    title: "Quiet from the first light",
    text: "Washed linen, oiled oak and a lamp within reach. Colours that let the morning do the work.",
  },
  {
    id: "hero-dining",
    ...wide("hero-dining"),
    alt: "A round dining table with wooden chairs under a pendant lamp",
    title: "Eight on Sunday, two on Tuesday",
    text: "Tables that take the homework, the birthday and the last glass, and look better for it.",
  },
  {
    id: "hero-kitchen",
    ...wide("hero-kitchen"),
    alt: "A kitchen with open wooden shelves and stools at a counter",
    title: "Where everyone ends up",
    text: "Stools to lean on, shelves at arm's length, and wood that likes to be used.",
  },
  {
    id: "hero-workplace",
    ...wide("hero-workplace"),
    alt: "A wooden desk with a task lamp and a chair by the window",
    title: "A desk with room to think",
    text: "Drawers for the cables, daylight from the side and a chair that forgets you are sitting.",
  },
  {
    id: "hero-outdoor",
    ...wide("hero-outdoor"),
    alt: "Slatted outdoor chairs around a low table on a terrace",
    title: "Out until the light goes",
    text: "Teak and rope that may stay out in the rain, and in the sun that comes after it.",
  },
  {
    id: "hero-hall",
    ...wide("hero-hall"),
    alt: "A hall with a bench, a tall mirror and a coat stand",
    title: "A good place to arrive",
    text: "A bench for boots, a peg for every coat and a mirror for the last look before the door.",
  },
];

/** The six rooms of the home page's tiles; each leads to its category. */
export const roomGallery: readonly RoomEntry[] = [
  {
    id: "livingroom",
    ...tile("tile-livingroom"),
    alt: "A lounge chair beside a low table",
    title: "Living Room",
    text: "Sofas, armchairs, low tables and lamps",
  },
  {
    id: "bedroom",
    ...tile("tile-bedroom"),
    alt: "A made bed with linen pillows and a bedside table",
    title: "Bedroom",
    text: "Beds, wardrobes, bedside tables and linen",
  },
  {
    id: "dining",
    ...tile("tile-dining"),
    alt: "A laid dining table with two chairs",
    title: "Dining Room",
    text: "Tables, chairs, benches and sideboards",
  },
  {
    id: "kitchen",
    ...tile("tile-kitchen"),
    alt: "Bar stools at a kitchen counter",
    title: "Kitchen",
    text: "Stools, trolleys, shelves and good tools",
  },
  {
    id: "workplace",
    ...tile("tile-workplace"),
    alt: "A desk with a lamp and a chair",
    title: "Work Place",
    text: "Desks, chairs, shelves and task lamps",
  },
  {
    id: "outdoor",
    ...tile("tile-outdoor"),
    alt: "An outdoor chair with a cushion among plants",
    title: "Outdoor",
    text: "Loungers, benches and tables for all weathers",
  },
];
