import { Icon } from "~/ui/icon";
import { Popover } from "~/ui/popover";
import { MessagesPopover } from "./messages-popover";
import { NotificationsPopover } from "./notifications-popover";
import { QuickSearch } from "./quick-search";
import { AdminNav } from "./sidebar";
import { UserMenu } from "./user-menu";

/** The links of the sidebar, on small screens. */
function MenuPopover() {
  return (
    <div className="shrink-0 min-[1024px]:hidden">
      <Popover
        label="Menu"
        trigger={<Icon name="menu" />}
        fullWidth
        // Important, because the panel has colours and a position of its own.
        className="top-16! max-h-[calc(100dvh-4rem)]! bg-ink! text-paper!"
      >
        {({ close }) => (
          <div className="p-4">
            <AdminNav onNavigate={close} />
          </div>
        )}
      </Popover>
    </div>
  );
}

export function TopBar() {
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center justify-between gap-2 border-b border-hairline bg-paper px-2 sm:gap-6 sm:px-6 xl:px-10 print:hidden">
      <MenuPopover />
      <QuickSearch />
      <div className="flex shrink-0 items-center gap-1">
        <MessagesPopover />
        <NotificationsPopover />
        <UserMenu />
      </div>
    </header>
  );
}
