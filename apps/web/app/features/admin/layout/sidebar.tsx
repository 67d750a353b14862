import { Link, NavLink } from "react-router";
import { AdminIcon } from "~/features/admin/shared/ui/admin-icon";
import { useOwnPermissions } from "~/features/admin/shared/use-own-permissions";
import { useSignOut } from "~/lib/account/use-sign-out";
import { paths } from "~/lib/paths";
import { useShop } from "~/lib/shop/shop";
import { cx } from "~/ui/cx";
import { type AdminLink, mainLinks, secondaryLinks } from "./admin-links";

const entryStyle =
  "flex w-full items-center gap-3 rounded-sm px-3 py-2 text-sm text-night-soft transition-colors hover:bg-night-line hover:text-paper";

function Links({ links, onNavigate }: { links: readonly AdminLink[]; onNavigate?: () => void }) {
  const can = useOwnPermissions();
  const isTrading = useShop().trading;
  return (
    <ul className="grid gap-0.5">
      {links
        .filter(({ requires, trading }) => (!requires || can(requires)) && (!trading || isTrading))
        .map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink
              end={to === paths.admin}
              to={to}
              onClick={onNavigate}
              className={({ isActive }) => cx(entryStyle, isActive && "bg-night-line text-white")}
            >
              <AdminIcon name={icon} size={19} />
              {label}
            </NavLink>
          </li>
        ))}
    </ul>
  );
}

/** Links to all admin pages, and logout. */
export function AdminNav({ onNavigate }: { onNavigate?: () => void }) {
  const signOut = useSignOut();
  return (
    <nav aria-label="Admin" className="flex flex-1 flex-col justify-between gap-8">
      <Links links={mainLinks} onNavigate={onNavigate} />
      <div className="grid gap-0.5 border-t border-night-line pt-4">
        <Links links={secondaryLinks} onNavigate={onNavigate} />
        <button type="button" onClick={() => void signOut()} className={entryStyle}>
          <AdminIcon name="leave" size={19} />
          Logout
        </button>
      </div>
    </nav>
  );
}

/** Sidebar of the admin area: shop name, links and logout. The top bar of a small screen has a menu instead. */
export function Sidebar() {
  const { name } = useShop();
  return (
    <aside className="bg-ink text-paper max-[1024px]:hidden print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto px-3 py-5">
        <Link to={paths.home} className="px-3 pb-7 font-serif text-xl tracking-tight">
          {name}
        </Link>
        <AdminNav />
      </div>
    </aside>
  );
}
