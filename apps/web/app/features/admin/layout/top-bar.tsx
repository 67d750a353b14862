import { MessagesPopover } from "./messages-popover";
import { NotificationsPopover } from "./notifications-popover";
import { QuickSearch } from "./quick-search";
import { UserMenu } from "./user-menu";

export function TopBar() {
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center justify-between gap-6 border-b border-hairline bg-paper px-6 xl:px-10 print:hidden">
      <QuickSearch />
      <div className="flex shrink-0 items-center gap-1">
        <MessagesPopover />
        <NotificationsPopover />
        <UserMenu />
      </div>
    </header>
  );
}
