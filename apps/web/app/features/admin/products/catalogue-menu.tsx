import { Link } from "react-router";
import { Menu, MenuItem, menuItemStyle } from "~/features/admin/shared/ui/menu";
import { paths } from "~/lib/paths";
import { linkButtonStyle } from "~/ui/button-style";
import { Icon } from "~/ui/icon";

const links = [
  { to: paths.adminDrafts, words: "Drafts" },
  { to: paths.adminCollections, words: "Collections" },
  { to: paths.adminAttributes, words: "Attributes" },
];

/** What belongs to the catalogue and is no product that shoppers see. */
export function CatalogueMenu() {
  return (
    <Menu
      label="Catalogue"
      triggerClassName={linkButtonStyle("quiet", "sm")}
      trigger={
        <>
          Catalogue <Icon name="chevron-down" size={16} />
        </>
      }
    >
      {links.map(({ to, words }) => (
        <MenuItem key={to}>
          <Link to={to} className={menuItemStyle}>
            {words}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}
