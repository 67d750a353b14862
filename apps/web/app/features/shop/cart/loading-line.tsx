/** The place of a cart line while its product loads, about as tall as a line, so that nothing moves afterwards. */
export function LoadingLine() {
  return (
    <li
      aria-hidden="true"
      className="grid min-h-64 grid-cols-[6.5rem_1fr] gap-x-5 border-b border-hairline py-7 first:border-t sm:min-h-54 sm:grid-cols-[11rem_1fr] sm:gap-x-8"
    >
      <span className="aspect-4/3 w-full bg-linen" />
    </li>
  );
}
