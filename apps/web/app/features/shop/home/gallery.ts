import { type Category, DEFAULT_HOME, type HomePage } from "@larkwood/contract";
import { srcSetOf } from "~/ui/picture";

/** One room of the house as a picture with its words. */
export interface GalleryEntry {
  id: string;
  src: string;
  srcset: string | undefined;
  alt: string;
  title: string;
  text: string;
}

/** A room that leads to its category. */
export interface CategoryEntry extends GalleryEntry {
  id: Category;
}

type Shown = HomePage["slides"][number];

const toEntry = <Id extends string>(id: Id, { imageUrl, alt, title, text }: Shown) => ({
  id,
  src: imageUrl,
  srcset: srcSetOf(imageUrl),
  alt,
  title,
  text,
});

/** The slides of the home page's carousel. */
export const slidesOf = ({ slides }: HomePage): GalleryEntry[] =>
  slides.map((slide) => toEntry(slide.title, slide));

/** The rooms of the home page's tiles; each leads to its category. */
export const categoriesOf = ({ tiles }: HomePage): CategoryEntry[] =>
  tiles.map((tile) => toEntry(tile.category, tile));

/** The seven slides and the six rooms of the specification. */
export const heroGallery = slidesOf(DEFAULT_HOME);
export const categoryGallery = categoriesOf(DEFAULT_HOME);
