import type { ShopInfo } from "@larkwood/contract";
import { cx } from "~/ui/cx";
import { footerLinkStyle } from "./footer-link-style";

/** The shop's contact details that are set up. */
export function Support({ email, phone, hours }: ShopInfo["contact"]) {
  if (!email && !phone && !hours) return null;
  const [mailbox, host] = email.split("@");
  return (
    <section aria-label="Support">
      <h2 className="caps mb-3 font-sans tracking-caps text-white">Support</h2>
      {email ? (
        <p>
          <a href={`mailto:${email}`} className={cx(footerLinkStyle, "break-words")}>
            {mailbox}@
            <wbr />
            {host}
          </a>
        </p>
      ) : null}
      {phone ? (
        <p>
          <a
            href={`tel:${phone.replace(/[^\d+]/g, "")}`}
            className={cx(footerLinkStyle, "whitespace-nowrap")}
          >
            {phone}
          </a>
        </p>
      ) : null}
      {hours ? <p className="py-1.5">{hours}</p> : null}
    </section>
  );
}
