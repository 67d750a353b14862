import names from "./models.json";

/** A 3-D model of a product, in the colours of one variant. */
export type Model = { url: string; variant: string | null };

const models: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(names));

/** The model that belongs to a picture of the demo catalogue; null if there is none, as for uploaded pictures. */
export function findModel(imageUrl: string): Model | null {
  const [, slug, value] =
    /\/images\/products\/([a-z0-9-]+)(?:\.([a-z0-9-]+))?_\d+\.webp$/.exec(imageUrl) ?? [];
  if (!slug) return null;
  // Lengths have models of their own; fabrics and woods are variants of one.
  if (value && models.has(`${slug}.${value}`))
    return { url: `/images/models/${slug}.${value}.glb`, variant: null };
  const values = models.get(slug);
  if (!values || (value && !values.includes(value))) return null;
  return { url: `/images/models/${slug}.glb`, variant: value ?? values[0] ?? null };
}
