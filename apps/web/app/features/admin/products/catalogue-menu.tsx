import { Link } from "react-router";
import { Menu, MenuItem, menuItemStyle } from "~/features/admin/shared/ui/menu";
import { paths } from "~/lib/paths";
import { linkButtonStyle } from "~/ui/button-style";
import { Icon } from "~/ui/icon";

const links = [
  { to: paths.adminProductsByStatus("draft"), label: "Drafts" },
  { to: paths.adminCollections, label: "Collections" },
  { to: paths.adminAttributes, label: "Attributes" },
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
