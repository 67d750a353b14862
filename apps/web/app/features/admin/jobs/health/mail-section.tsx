import type { MailDelay, ShopHealth } from "@larkwood/contract";
import { MAIL_IS_OFF } from "~/features/admin/shared/mail-is-off";
import { PermittedLink } from "~/features/admin/shared/permitted-link";
import { adminPaths } from "~/lib/admin-paths";
import { formatMoment } from "~/lib/format/format";
import { Facts, HealthSection } from "./health-section";

const delayTexts: Record<MailDelay, string> = {
  no_server: MAIL_IS_OFF,
  refused: "The mail server returned an error. Waiting emails are tried again; send failed ones yourself.",
  too_old: "Emails that waited for a day are held. Send or dismiss them yourself.",
};

/** Unsent emails, and why they wait. */
export function MailSection({ mail }: { mail: ShopHealth["mail"] }) {
  const { waiting, held, failed, oldestAt, delay, lastError } = mail;
  return (
    <HealthSection title="Emails">
      {oldestAt ? (
        <Facts
          facts={[
            ["Waiting", waiting],
            ["Held", held],
            ["Failed", failed],
            ["Oldest", formatMoment(oldestAt)],
            ...(lastError ? [["Last error", lastError] as const] : []),
          ]}
        />
      ) : (
        <p className="text-sm text-ink-soft">All emails are sent.</p>
      )}
      {delay ? <p className="pt-3 text-sm">{delayTexts[delay]}</p> : null}
      <p className="pt-3 text-sm">
        <PermittedLink to={adminPaths.emails} className="link">
          Sent emails
        </PermittedLink>
      </p>
    </HealthSection>
  );
}
