import { Link } from "react-router";
import { useSignOut } from "~/lib/account/use-sign-out";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { useMenu } from "~/lib/shop/menu";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { iconButtonStyle } from "~/ui/icon-button";
import { Popover } from "~/ui/popover";
import { BrowseTree } from "./browse-tree";
import { navLinks } from "./nav-links";

const entryStyle = "block w-full border-b border-hairline py-4 text-left font-serif text-xl";

/** The menu on screens up to 767 px. It closes after a choice. */
export function MobileMenu() {
  const signedIn = useSession((state) => state.status === "signed-in");
  const signOut = useSignOut();
  const { onReach } = useMenu();
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
        onReach={onReach}
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
            <BrowseTree onChosen={close} />
          </nav>
        )}
      </Popover>
    </div>
  );
}
