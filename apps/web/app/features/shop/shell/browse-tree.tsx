import { useMenu } from "~/lib/shop/menu";
import { Icon } from "~/ui/icon";
import { collectionLinks, kindLinks, LinkList, roomLinks } from "./browse-links";

const grid = "grid grid-cols-2 gap-x-6 [&_a]:block [&_a]:py-3";

/** Rooms, and branches that open with kinds and collections, for the menu of small screens. */
export function BrowseTree({ onChosen }: { onChosen: () => void }) {
  const { menu } = useMenu();
  const branches = [
    { label: "Kinds", links: kindLinks(menu) },
    { label: "Collections", links: collectionLinks(menu) },
  ];
  return (
    <>
      <h2 className="caps pt-8 pb-2 font-sans tracking-caps text-ink-soft">Rooms</h2>
      <LinkList label="Rooms" links={roomLinks} onChosen={onChosen} className={grid} />
      {branches.map(({ label, links }) =>
        links.length > 0 ? (
          <details key={label} className="group/branch mt-4 border-t border-hairline">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden">
              <span className="caps tracking-caps text-ink-soft">{label}</span>
              <Icon
                name="chevron-down"
                size={18}
                className="transition-transform group-open/branch:rotate-180"
              />
            </summary>
            <LinkList label={label} links={links} onChosen={onChosen} className={grid} />
          </details>
        ) : null,
      )}
    </>
  );
}
