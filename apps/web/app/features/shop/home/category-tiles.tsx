import { Link } from "react-router";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import type { CategoryEntry } from "./gallery";

/** Links to the categories, two per row. */
export function CategoryTiles({
  categories,
  brand,
}: {
  categories: readonly CategoryEntry[];
  brand: string;
}) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-8 md:gap-y-16">
      {categories.map((category) => (
        <li key={category.id} className="group relative">
          <div className="aspect-4/5 overflow-hidden bg-linen sm:aspect-4/3">
            <Picture
              src={category.src}
              srcSet={category.srcset}
              alt={category.alt}
              sizes="(min-width: 1440px) 640px, 46vw"
              className="size-full transition-transform duration-700 ease-calm group-hover:scale-[1.025]"
            />
          </div>
          <div className="mt-4 flex flex-col-reverse gap-x-4 border-t border-hairline pt-3 sm:flex-row sm:items-baseline sm:justify-between">
            <h2 className="text-lg md:text-2xl">
              <Link to={`/products/${category.id}`} className="after:absolute after:inset-0">
                {category.title}
              </Link>
            </h2>
            <span className="caps text-ink-soft">{brand}</span>
          </div>
          <p className="mt-1 flex items-center justify-between gap-3 text-sm text-ink-soft">
            {category.text}
            <Icon
              name="arrow-right"
              className="hidden shrink-0 transition-transform group-hover:translate-x-1 md:block"
            />
          </p>
        </li>
      ))}
    </ul>
  );
}
