import { useState } from "react";
import { IconButton } from "~/ui/icon-button";
import { BrandLink } from "./brand-link";
import { CartPopover } from "./cart-popover";
import { MainNav } from "./main-nav";
import { MobileMenu } from "./mobile-menu";
import { ProfileMenu } from "./profile-menu";
import { SearchBar } from "./search-bar";

/** Brand, links and tools, or the search bar in their place. */
export function Header() {
  const [searching, setSearching] = useState(false);
  return (
    <header className="sticky top-0 z-40 border-b border-hairline bg-paper">
      <div className="page flex h-header items-center gap-4">
        {searching ? (
          <SearchBar onClose={() => setSearching(false)} />
        ) : (
          <>
            <MobileMenu />
            <BrandLink className="text-[1.75rem] max-md:mr-auto md:mr-8" />
            <MainNav />
            <div className="flex items-center md:ml-auto md:gap-1">
              <IconButton icon="search" label="Search" onClick={() => setSearching(true)} />
              <ProfileMenu />
              <CartPopover />
            </div>
          </>
        )}
      </div>
    </header>
  );
}
