import { Link } from "react-router";
import { useSignInLink } from "~/lib/account/return-path";
import { useSignOut } from "~/lib/account/use-sign-out";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";
import { Icon } from "~/ui/icon";
import { LinkButton } from "~/ui/link-button";
import { Popover } from "~/ui/popover";

const entryStyle = "block w-full px-6 py-3 text-left text-sm transition-colors duration-200 hover:bg-linen";

/** Account links, or a sign-in link for signed-out visitors. */
export function ProfileMenu() {
  const signInUrl = useSignInLink();
  const signedIn = useSession((state) => state.status === "signed-in");
  const userName = useSession((state) => state.userName);
  const signOut = useSignOut();
  const { trading } = useShop();
  return (
    <Popover label="Profile" trigger={<Icon name="user" />} className="w-64">
      {({ close }) =>
        signedIn ? (
          <div className="py-3">
            <p className="truncate px-6 pt-1 pb-3 font-serif text-lg">{userName}</p>
            <ul className="border-t border-hairline pt-2">
              <li>
                <Link to={paths.dashboard} onClick={close} className={entryStyle}>
                  Your Profile
                </Link>
              </li>
              {trading ? (
                <li>
                  <Link to={paths.wishlist} onClick={close} className={entryStyle}>
                    Wishlist
                  </Link>
                </li>
              ) : null}
              <li>
                <Link to={paths.settings} onClick={close} className={entryStyle}>
                  Settings
                </Link>
              </li>
              <li>
                <button
                  type="button"
                  className={entryStyle}
                  onClick={() => {
                    close();
                    void signOut();
                  }}
                >
                  Sign out
                </button>
              </li>
            </ul>
          </div>
        ) : (
          <div className="p-6">
            <p className="font-serif text-lg">Welcome</p>
            <p className="mt-1 mb-5 text-sm text-ink-soft">Sign in to see your orders and cart.</p>
            <LinkButton to={signInUrl} onClick={close} className="w-full">
              Sign In
            </LinkButton>
            {trading ? (
              <Link to={paths.wishlist} onClick={close} className="link mt-4 inline-block py-1 text-sm">
                Wishlist
              </Link>
            ) : null}
          </div>
        )
      }
    </Popover>
  );
}
