import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from "@headlessui/react";
import type { ReactNode } from "react";

type MenuProps = { label: string; trigger: ReactNode; triggerClassName?: string; children: ReactNode };

/** A menu with arrow keys and type-ahead (reset after 350 ms). Children are `MenuItem`s. */
export function Menu({ label, trigger, triggerClassName, children }: MenuProps) {
  return (
    <HeadlessMenu as="div" className="relative">
      <MenuButton aria-label={label} className={triggerClassName}>
        {trigger}
      </MenuButton>
      {/* Not modal: a click on another popover's button opens that popover and closes this menu. */}
      <MenuItems
        modal={false}
        className="absolute top-full right-0 z-50 mt-2 min-w-48 rounded-sm border border-hairline bg-paper py-2 text-sm text-ink"
      >
        {children}
      </MenuItems>
    </HeadlessMenu>
  );
}

export const menuItemStyle = "block w-full px-5 py-2.5 text-left data-focus:bg-linen";

export { MenuItem };
