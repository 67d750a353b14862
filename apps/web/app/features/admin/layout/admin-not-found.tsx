import { screenTexts } from "@larkwood/contract";
import { paths } from "~/lib/paths";
import { LinkButton } from "~/ui/link-button";

/** 404 page inside the admin layout. */
export function AdminNotFound() {
  return (
    <section className="grid min-h-[60vh] content-center justify-items-start gap-3">
      <title>{screenTexts.notFoundTitle}</title>
      <p className="caps text-clay">404</p>
      <h1 className="text-2xl">{screenTexts.notFoundTitle}</h1>
      <p className="max-w-prose text-ink-soft">{screenTexts.notFoundText}</p>
      <LinkButton to={paths.admin} size="sm" className="mt-3">
        Back to the dashboard
      </LinkButton>
    </section>
  );
}
