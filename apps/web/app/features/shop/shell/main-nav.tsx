import { NavLink } from "react-router";
import { paths } from "~/lib/paths";
import { BrowseMenu } from "./browse-menu";
import { navLinks } from "./nav-links";

/** The header links on screens of 768 px and wider. */
export function MainNav() {
  return (
    <nav aria-label="Main" className="hidden md:block">
      <ul className="flex gap-6 text-sm lg:gap-9">
        {navLinks.map(({ to, label }) => (
          <li key={to} className="flex items-center">
            <NavLink
              to={to}
              className="border-b border-transparent py-2 transition-colors duration-200 hover:border-ink aria-[current=page]:border-clay"
            >
              {label}
            </NavLink>
            {to === paths.products ? <BrowseMenu /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}
