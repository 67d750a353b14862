import { useLocation } from "react-router";
import { ViewTabs } from "~/features/admin/shared/ui/view-tabs";

const views = [
  { key: "live", label: "Live" },
  { key: "draft", label: "Drafts" },
  { key: "scheduled", label: "Scheduled" },
  { key: "sold-out", label: "Sold out" },
  { key: "low-stock", label: "Low stock" },
] as const;

export type ProductView = (typeof views)[number]["key"];

/** The view in the address; undefined if it is missing or unknown. */
export const readView = (status: string): ProductView | undefined =>
  views.find(({ key }) => key === status)?.key;

type ProductTabsProps = { current: ProductView | undefined; onOpen: (tab: { to: string }) => void };

/** Links to the views of the product list, of all products or of one category. */
export function ProductTabs({ current, onOpen }: ProductTabsProps) {
  const { pathname } = useLocation();
  const tabs = views.map(({ key, label }) => {
    return { key, label, to: `${pathname}?status=${key}`, isCurrent: key === current };
  });
  return (
    <ViewTabs
      tabs={[{ key: "all", to: pathname, label: "All", isCurrent: !current }, ...tabs]}
      onOpen={onOpen}
    />
  );
}
