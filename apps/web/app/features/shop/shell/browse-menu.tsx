import { useMenu } from "~/lib/shop/menu";
import { Icon } from "~/ui/icon";
import { Popover } from "~/ui/popover";
import { collectionLinks, kindLinks, LinkList, roomLinks } from "./browse-links";

const title = "caps pb-2 font-sans tracking-caps text-ink-soft";
const list = "text-sm [&_a]:inline-block [&_a]:py-1.5 [&_a:hover]:underline";

/** Rooms, kinds and collections below the header, on screens of 768 px and wider. */
export function BrowseMenu() {
  const { menu, onReach } = useMenu();
  const [kinds, collections] = [kindLinks(menu), collectionLinks(menu)];
  return (
    <Popover
      label="Rooms and kinds"
      trigger={<Icon name="chevron-down" size={16} />}
      triggerClassName="grid size-8 place-items-center"
      onReach={onReach}
      fullWidth
      className="shadow-lg"
    >
      {({ close }) => (
        <nav
          aria-label="Rooms and kinds"
          className="page grid grid-cols-[1fr_2.5fr_1.5fr] gap-x-10 py-8 lg:grid-cols-[1fr_3fr_1.5fr]"
        >
          <div>
            <h2 className={title}>Rooms</h2>
            <LinkList label="Rooms" links={roomLinks} onChosen={close} className={list} />
          </div>
          {kinds.length > 0 ? (
            <div>
              <h2 className={title}>Kinds</h2>
              <LinkList
                label="Kinds"
                links={kinds}
                onChosen={close}
                className={`columns-2 gap-x-8 lg:columns-3 ${list}`}
              />
            </div>
          ) : null}
          {collections.length > 0 ? (
            <div>
              <h2 className={title}>Collections</h2>
              <LinkList label="Collections" links={collections} onChosen={close} className={list} />
            </div>
          ) : null}
        </nav>
      )}
    </Popover>
  );
}
