import type { Category, HomePage } from "@larkwood/contract";
import { srcSetOf } from "~/ui/picture";

/** A picture with its texts. */
export interface GalleryEntry {
  id: string;
  src: string;
  srcset: string | undefined;
  alt: string;
  title: string;
  text: string;
}

/** A picture that links to a category. */
export interface CategoryEntry extends GalleryEntry {
  id: Category;
}

type HomeSlide = HomePage["slides"][number];

const toEntry = <Id extends string>(id: Id, { imageUrl, alt, title, text }: HomeSlide) => ({
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

/** The category tiles of the home page. */
export const categoriesOf = ({ tiles }: HomePage): CategoryEntry[] =>
  tiles.map((tile) => toEntry(tile.category, tile));
