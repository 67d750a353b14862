/** A page with a title only. */
export function PlaceholderPage({ title }: { title: string }) {
  return (
    <>
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
    </>
  );
}
