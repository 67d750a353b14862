import { Link } from "react-router";
import { Menu, MenuItem, menuItemStyle } from "~/features/admin/shared/ui/menu";
import { adminPaths } from "~/lib/admin-paths";
import { linkButtonStyle } from "~/ui/button-style";
import { Icon } from "~/ui/icon";

const links = [
  { to: adminPaths.productsByStatus("draft"), label: "Drafts" },
  { to: adminPaths.collections, label: "Collections" },
  { to: adminPaths.attributes, label: "Attributes" },
];

/** Links to drafts, collections and attributes. */
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
      {links.map(({ to, label }) => (
        <MenuItem key={to}>
          <Link to={to} className={menuItemStyle}>
            {label}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  );
}
