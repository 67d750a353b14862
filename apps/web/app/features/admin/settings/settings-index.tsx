import { Link, Navigate, useLocation } from "react-router";
import { adminPaths } from "~/lib/admin-paths";
import { oldAnchors, SECTION_IDS, sectionTexts } from "./section-texts";

/** All sections of the settings. Redirects links to a section from when all were on one page. */
export function SettingsIndex() {
  const { hash } = useLocation();
  const section = oldAnchors[hash.slice(1)];
  if (section) return <Navigate to={adminPaths.settingsSection(section)} replace />;
  return (
    <ul className="grid max-w-5xl gap-x-10 border-t border-hairline md:grid-cols-2">
      {SECTION_IDS.map((id) => {
        const { title, text } = sectionTexts[id];
        return (
          <li key={id} className="relative border-b border-hairline py-4 hover:bg-linen">
            {/* The whole row is the link, but only the title is its name. */}
            <Link to={adminPaths.settingsSection(id)} className="text-lg after:absolute after:inset-0">
              {title}
            </Link>
            <p className="line-clamp-2 pt-1 text-sm text-ink-soft">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
