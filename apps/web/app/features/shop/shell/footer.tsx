import { CATEGORIES, categoryLabels } from "@larkwood/contract";
import { Link } from "react-router";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { useShop } from "~/lib/shop/shop";
import { BrandLink } from "./brand-link";
import { footerLinkStyle as linkStyle } from "./footer-link-style";
import { SocialLinks } from "./social-links";
import { Support } from "./support";

const groups = [
  {
    title: "Shop",
    links: CATEGORIES.filter((category) => category !== "other").map((category) => ({
      to: paths.category(category),
      label: categoryLabels[category],
    })),
  },
  {
    title: "Company",
    links: [
      { to: paths.about, label: "About Us" },
      { to: paths.services, label: "Services" },
      { to: paths.contact, label: "Contact Us" },
      { to: paths.promo, label: "Summer collection", demoOnly: true },
    ],
  },
  {
    title: "Account",
    links: [
      { to: paths.dashboard, label: "Your Profile" },
      { to: paths.cart, label: "Shopping Cart" },
      { to: paths.signIn, label: "Sign In", signedOutOnly: true },
      { to: paths.signUp, label: "Sign Up", signedOutOnly: true },
    ],
  },
];

const legal = [
  { to: paths.terms, label: "Terms & Conditions" },
  { to: paths.privacy, label: "Privacy" },
  { to: paths.returns, label: "Returns" },
];

export function Footer() {
  const { name, contact, social, demo } = useShop();
  const signedIn = useSession((state) => state.status === "signed-in");
  return (
    <footer className="print:hidden bg-night text-sm text-night-soft focus-within:[--color-clay:#e0a080]">
      <div className="page grid gap-12 pt-16 pb-12 md:grid-cols-[1.4fr_2fr] lg:grid-cols-[1fr_2.2fr] lg:pt-24 xl:gap-24">
        <div>
          <BrandLink className="text-[2rem] text-white" />
          {demo ? <p className="mt-5 max-w-xs">Furniture and home goods made to last.</p> : null}
          <SocialLinks {...social} />
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 lg:flex lg:justify-between">
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="caps mb-3 font-sans tracking-caps text-white">{title}</h2>
              <ul>
                {links
                  .filter((link) => !(signedIn && "signedOutOnly" in link) && (demo || !("demoOnly" in link)))
                  .map(({ to, label }) => (
                    <li key={to}>
                      <Link to={to} className={linkStyle}>
                        {label}
                      </Link>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
          <Support {...contact} />
        </div>
      </div>
      <div className="page">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-night-line py-7 text-xs">
          {/* A cached page can be from last year. */}
          <p suppressHydrationWarning>
            © {new Date().getFullYear()} {name}. All rights reserved.
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legal.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={linkStyle}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
