import { IconButton } from "~/ui/icon-button";
import { BrandLink } from "./brand-link";
import { CartPopover } from "./cart-popover";
import { MainNav } from "./main-nav";
import { MobileMenu } from "./mobile-menu";
import { ProfileMenu } from "./profile-menu";
import { SEARCH_BAR, SearchBar } from "./search-bar";

/** Brand, links and tools. The search bar opens over them. */
export function Header() {
  return (
    <header className="group/header sticky top-0 z-40 border-b border-hairline bg-paper print:hidden">
      <div className="page flex h-header items-center gap-4 max-[22.5rem]:gap-1 group-has-[search:popover-open]/header:invisible">
        <MobileMenu />
        <BrandLink className="min-w-0 truncate py-1 text-[1.75rem] max-md:mr-auto max-[22.5rem]:text-[1.375rem] md:mr-8" />
        <MainNav />
        <div className="flex shrink-0 items-center max-md:-mr-2.5 md:ml-auto md:gap-1">
          <IconButton icon="search" label="Search" popoverTarget={SEARCH_BAR} />
          <ProfileMenu />
          <CartPopover />
        </div>
      </div>
      <SearchBar />
    </header>
  );
}
