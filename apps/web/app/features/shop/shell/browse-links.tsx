import { CATEGORIES, categoryLabels } from "@larkwood/contract";
import { Link } from "react-router";
import { paths } from "~/lib/paths";
import type { Menu } from "~/lib/shop/menu";

type LinkListProps = {
  label: string;
  links: readonly { to: string; label: string }[];
  className?: string;
  onChosen: () => void;
};

/** One list of the menu. */
export function LinkList({ label, links, className, onChosen }: LinkListProps) {
  return (
    <ul aria-label={label} className={className}>
      {links.map(({ to, label: name }) => (
        <li key={to}>
          <Link to={to} onClick={onChosen}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const roomLinks = CATEGORIES.filter((category) => category !== "other").map((category) => ({
  to: paths.category(category) as string,
  label: categoryLabels[category],
}));

export const kindLinks = ({ kinds }: Menu) =>
  kinds.map(({ key, name }) => ({ to: paths.kind(key), label: name }));

export const collectionLinks = ({ collections }: Menu) =>
  collections.map(({ slug, name }) => ({ to: paths.collection(slug), label: name }));
