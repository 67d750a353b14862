import { Link, NavLink } from "react-router";
import { adminPaths } from "~/lib/admin-paths";
import { cx } from "~/ui/cx";
import { SECTION_IDS, sectionTexts } from "./section-texts";

/** Links to all sections of the settings, or to their list where there is no room beside the open one. */
export function SettingsNav() {
  return (
    <nav aria-label="Sections" className="h-fit text-sm lg:sticky lg:top-24">
      <Link to={adminPaths.settings} className="link lg:hidden">
        All settings
      </Link>
      <ul className="hidden border-l border-hairline lg:block">
        {SECTION_IDS.map((id) => (
          <li key={id}>
            <NavLink
              to={adminPaths.settingsSection(id)}
              className={({ isActive }) =>
                cx(
                  "-ml-px flex min-h-10 items-center border-l-2 py-1.5 pl-4 transition-colors hover:text-ink",
                  isActive ? "border-clay text-ink" : "border-transparent text-ink-soft",
                )
              }
            >
              {sectionTexts[id].title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
