import { CATEGORIES, categoryLabels } from "@larkwood/contract";
import { Link } from "react-router";
import { useSignOut } from "~/lib/account/use-sign-out";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { iconButtonStyle } from "~/ui/icon-button";
import { Popover } from "~/ui/popover";
import { navLinks } from "./nav-links";

const entryStyle = "block w-full border-b border-hairline py-4 text-left font-serif text-xl";

const categories = CATEGORIES.filter((category) => category !== "other");

/** The menu on screens up to 767 px. It closes after a choice. */
export function MobileMenu() {
  const signedIn = useSession((state) => state.status === "signed-in");
  const signOut = useSignOut();
  const links = [
    ...navLinks,
    { to: paths.dashboard, label: "Dashboard" },
    { to: paths.cart, label: "Cart" },
    ...(signedIn ? [] : [{ to: paths.signIn, label: "Sign In" }]),
  ];
  return (
    <div className="-ml-2.5 md:hidden">
      <Popover
        label="Menu"
        trigger={<Icon name="menu" />}
        triggerClassName={iconButtonStyle}
        fullWidth
        className="px-gutter pt-2 pb-10"
      >
        {({ close }) => (
          <nav aria-label="Menu">
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} onClick={close} className={entryStyle}>
                    {label}
                  </Link>
                </li>
              ))}
              {signedIn ? (
                <li>
                  <button
                    type="button"
                    className={cx(entryStyle, "text-clay")}
                    onClick={() => {
                      close();
                      void signOut();
                    }}
                  >
                    Sign Out
                  </button>
                </li>
              ) : null}
            </ul>
            <h2 className="caps pt-8 pb-2 font-sans tracking-caps text-ink-soft">Rooms</h2>
            <ul aria-label="Rooms" className="grid grid-cols-2 gap-x-6">
              {categories.map((category) => (
                <li key={category}>
                  <Link to={paths.category(category)} onClick={close} className="block py-3">
                    {categoryLabels[category]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Popover>
    </div>
  );
}
