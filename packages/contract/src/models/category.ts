import { z } from "zod";
import { choice } from "../fields";
import { validationTexts } from "../texts";

/** The seven room categories, in the order of the menus. */
export const CATEGORIES = [
  "livingroom",
  "bedroom",
  "dining",
  "kitchen",
  "workplace",
  "outdoor",
  "other",
] as const;

export const categorySchema = z.enum(CATEGORIES);
export type Category = z.infer<typeof categorySchema>;

/** The category as a form field, with its texts. */
export const categoryField = choice(CATEGORIES, validationTexts.category);

export const categoryLabels: Record<Category, string> = {
  livingroom: "Living Room",
  bedroom: "Bedroom",
  dining: "Dining Room",
  kitchen: "Kitchen",
  workplace: "Work Place",
  outdoor: "Outdoor",
  other: "Other",
};

/** Whether a word from a URL is one of the seven categories. */
export function isCategory(word: string): word is Category {
  return categorySchema.safeParse(word).success;
}
