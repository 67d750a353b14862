/** A screen of which only the title is decided. */
export function PlaceholderPage({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
    </>
  );
}
