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
export type Category = (typeof CATEGORIES)[number];

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
  return (CATEGORIES as readonly string[]).includes(word);
}
