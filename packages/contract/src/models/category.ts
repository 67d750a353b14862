/** The seven categories, in menu order. */
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

/** Whether a value from a URL is a category. */
export function isCategory(value: string): value is Category {
  return (CATEGORIES as readonly string[]).includes(value);
}
