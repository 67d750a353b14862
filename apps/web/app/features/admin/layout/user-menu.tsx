import { Link } from "react-router";
import { Menu, MenuItem, menuItemStyle } from "~/features/admin/shared/ui/menu";
import { useSignOut } from "~/lib/account/use-sign-out";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { Icon } from "~/ui/icon";

const links = [
  { to: paths.dashboard, label: "Your Profile" },
  { to: paths.settings, label: "Settings" },
];

export function UserMenu() {
  const userName = useSession((state) => state.userName);
  const signOut = useSignOut();
  const trigger = (
    <>
      <span className="grid size-8 place-items-center rounded-full bg-ink text-xs font-medium text-paper uppercase">
        {userName.slice(0, 1)}
      </span>
      <span className="max-w-32 truncate text-sm max-sm:hidden">{userName}</span>
      <Icon name="chevron-down" size={16} className="max-sm:hidden" />
    </>
  );
  return (
    <Menu
      label="Open user menu"
      trigger={trigger}
      triggerClassName="inline-flex h-11 items-center gap-2.5 rounded-full py-1 pr-1.5 pl-1.5 sm:pr-3 transition-colors hover:bg-linen"
    >
      {links.map(({ to, label }) => (
        <MenuItem key={to}>
          <Link to={to} className={menuItemStyle}>
            {label}
          </Link>
        </MenuItem>
      ))}
      <MenuItem>
        <button type="button" onClick={() => void signOut()} className={menuItemStyle}>
          Sign out
        </button>
      </MenuItem>
    </Menu>
  );
}
