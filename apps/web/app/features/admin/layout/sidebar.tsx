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

function Links({ links }: { links: readonly AdminLink[] }) {
  const can = useOwnPermissions();
  const isTrading = useShop().trading;
  return (
    <ul className="grid gap-0.5">
      {links
        .filter(({ requires, trading }) => (!requires || can(requires)) && (!trading || isTrading))
        .map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink
              end
              to={to}
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

/** Sidebar of the admin area: shop name, links and logout. */
export function Sidebar() {
  const { name } = useShop();
  const signOut = useSignOut();
  return (
    <aside className="bg-ink text-paper print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col overflow-y-auto px-3 py-5">
        <Link to={paths.home} className="px-3 pb-7 font-serif text-xl tracking-tight">
          {name}
        </Link>
        <nav aria-label="Admin" className="flex flex-1 flex-col justify-between gap-8">
          <Links links={mainLinks} />
          <div className="grid gap-0.5 border-t border-night-line pt-4">
            <Links links={secondaryLinks} />
            <button type="button" onClick={() => void signOut()} className={entryStyle}>
              <AdminIcon name="leave" size={19} />
              Logout
            </button>
          </div>
        </nav>
      </div>
    </aside>
  );
}
