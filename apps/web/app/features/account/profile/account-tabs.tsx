import { NavLink } from "react-router";
import { paths } from "~/lib/paths";

const tabs = [
  { to: paths.dashboard, label: "Summary" },
  { to: paths.orders, label: "Orders" },
  { to: paths.personalData, label: "Personal Data" },
  { to: paths.address, label: "Address" },
];

export function AccountTabs() {
  return (
    <nav aria-label="Your account" className="border-b border-hairline">
      <ul className="-mx-1 flex gap-x-7 overflow-x-auto px-1 text-sm sm:gap-x-10">
        {tabs.map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end
              className="-mb-px block border-b-2 border-transparent py-3.5 text-ink-soft transition-colors duration-200 hover:text-ink aria-[current=page]:border-clay aria-[current=page]:text-ink"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
