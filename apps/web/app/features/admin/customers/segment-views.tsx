import { ViewTabs } from "~/features/admin/shared/ui/view-tabs";
import { adminPaths } from "~/lib/admin-paths";
import { SEGMENT_FIELDS, type Segment } from "./segment-query";

const VIEWS = [
  { key: "all", label: "All", segment: {} },
  { key: "returning", label: "Returning", segment: { minOrders: 2 } },
  { key: "once", label: "One order", segment: { minOrders: 1, maxOrders: 1 } },
  { key: "never", label: "Never ordered", segment: { role: "User", maxOrders: 0 } },
  { key: "newsletter", label: "Subscribers", segment: { newsletter: "yes" } },
] as const satisfies readonly { key: string; label: string; segment: Segment }[];

const isSame = (one: Segment, other: Segment) => SEGMENT_FIELDS.every((field) => one[field] === other[field]);

function addressOf(segment: Segment): string {
  const query = new URLSearchParams(
    Object.entries(segment).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return query ? `${adminPaths.customers}?${query}` : adminPaths.customers;
}

/** Links to segments that every shop needs. */
export function SegmentViews({
  segment,
  onOpen,
}: {
  segment: Segment;
  onOpen: (tab: { to: string }) => void;
}) {
  return (
    <ViewTabs
      tabs={VIEWS.map(({ key, label, segment: view }) => ({
        key,
        label,
        to: addressOf(view),
        isCurrent: isSame(view, segment),
      }))}
      onOpen={onOpen}
    />
  );
}
