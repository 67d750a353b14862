/** Converts a name to a URL slug: `Oak & ash` becomes `oak-ash`. Empty if no letter or digit remains. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-|-$/g, "");
}
