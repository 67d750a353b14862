import type { StaffWork } from "@larkwood/contract";
import { jobKindTexts } from "~/features/admin/shared/job-kind-texts";
import { formatMoment } from "~/lib/format/format";

/** What a person has begun: it goes on, or ends with them. */
function partsOf({ jobs = [], products = [], apiKeys, invitations }: StaffWork) {
  return [
    {
      title: "Background jobs, which go on",
      items: jobs.map(({ id, kind }) => ({ id, text: jobKindTexts[kind] })),
    },
    {
      title: "Scheduled products, which will be published",
      items: products.map(({ id, name, publishAt }) => ({ id, text: `${name}, ${formatMoment(publishAt)}` })),
    },
    { title: "API keys, which end", items: apiKeys.map(({ id, name }) => ({ id, text: name })) },
    { title: "Invitations, which end", items: invitations.map(({ id, email }) => ({ id, text: email })) },
  ].filter(({ items }) => items.length > 0);
}

/** The open work of a person. */
export function WorkList({ work }: { work: StaffWork }) {
  const parts = partsOf(work);
  if (parts.length === 0) return <p className="pt-3">They have no open work.</p>;
  return (
    <dl className="max-h-64 overflow-y-auto pt-3">
      {parts.map(({ title, items }) => (
        <div key={title} className="pt-2">
          <dt className="font-medium text-ink">{title}</dt>
          {items.map(({ id, text }) => (
            <dd key={id} className="wrap-anywhere">
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
