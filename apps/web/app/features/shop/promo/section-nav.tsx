const anchors = [
  { href: "#home", label: "Home" },
  { href: "#about-us", label: "About us" },
  { href: "#services", label: "Services" },
  { href: "#contact-us", label: "Contact us" },
] as const;

/** The four anchors of the page. */
export function SectionNav() {
  return (
    <nav aria-label="On this page" className="border-b border-hairline">
      <ul className="page flex gap-x-7 overflow-x-auto text-sm">
        {anchors.map(({ href, label }) => (
          <li key={href} className="shrink-0">
            <a href={href} className="block py-3.5 text-ink-soft transition-colors hover:text-ink">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
