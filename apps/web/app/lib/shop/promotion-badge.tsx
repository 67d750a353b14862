/** The name of a promotion on a product. */
export function PromotionBadge({ name }: { name: string }) {
  return (
    <span className="inline-block max-w-44 truncate rounded-full bg-clay px-2.5 py-0.5 align-middle text-xs font-medium text-white">
      {name}
    </span>
  );
}
