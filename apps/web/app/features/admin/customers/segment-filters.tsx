import { COUNTRIES } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { FilterDay } from "~/features/admin/shared/ui/filter-day";
import { type FilterChip, FilterMenu } from "~/features/admin/shared/ui/filter-menu";
import { FilterNumber } from "~/features/admin/shared/ui/filter-number";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { formatDay } from "~/lib/format/format";
import { formatSum } from "~/lib/format/money";
import { customerTagsOptions, type Segment } from "./segment-query";

type SegmentFiltersProps = { segment: Segment; onChange: (name: string, value: string) => void };

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const roles = [
  { value: "", label: "Everyone" },
  { value: "User", label: "Customers" },
  { value: "Admin", label: "Staff" },
];
const newsletters = [
  { value: "", label: "With or without" },
  { value: "yes", label: "Gets it" },
  { value: "no", label: "Doesn't get it" },
];

export function SegmentFilters({ segment, onChange }: SegmentFiltersProps) {
  const { data: tags = [] } = useQuery(customerTagsOptions);
  const chips = chipsOf(segment);
  const known = tags.map(({ tag }) => tag);
  const shownTags = segment.tag && !known.includes(segment.tag) ? [segment.tag, ...known] : known;
  const number = (name: "minOrders" | "maxOrders" | "minSpent" | "maxSpent", label: string, step: number) => (
    <FilterNumber
      key={name}
      label={label}
      value={segment[name]}
      step={step}
      onChoose={(value) => onChange(name, value)}
    />
  );
  return (
    <FilterMenu chips={chips} onRemove={(name) => onChange(name, "")}>
      <FilterSelect
        label="Tag"
        value={segment.tag ?? ""}
        options={[{ value: "", label: "Any tag" }, ...same(shownTags)]}
        onChoose={(value) => onChange("tag", value)}
      />
      <FilterSelect
        label="Country"
        value={segment.country ?? ""}
        options={[{ value: "", label: "All countries" }, ...same(COUNTRIES.map(({ name }) => name))]}
        onChoose={(value) => onChange("country", value)}
      />
      <FilterSelect
        label="Newsletter"
        value={segment.newsletter ?? ""}
        options={newsletters}
        onChoose={(value) => onChange("newsletter", value)}
      />
      {number("minSpent", "Spent at least", 0.01)}
      {number("maxSpent", "Spent at most", 0.01)}
      {number("minOrders", "Orders, at least", 1)}
      {number("maxOrders", "Orders, at most", 1)}
      <FilterDay
        label="Last order from"
        value={segment.lastOrderFrom ?? ""}
        max={segment.lastOrderTo ?? ""}
        onChoose={(day) => onChange("lastOrderFrom", day)}
      />
      <FilterDay
        label="Last order until"
        value={segment.lastOrderTo ?? ""}
        min={segment.lastOrderFrom ?? ""}
        onChoose={(day) => onChange("lastOrderTo", day)}
      />
      <FilterSelect
        label="Accounts"
        value={segment.role ?? ""}
        options={roles}
        onChoose={(value) => onChange("role", value)}
      />
    </FilterMenu>
  );
}

const ordersText = (count: number) => (count === 1 ? "1 order" : `${count.toLocaleString("en-US")} orders`);

/** The filters in use, by their name in the address. */
function chipsOf(segment: Segment): FilterChip[] {
  const { role, tag, country, newsletter, minOrders, maxOrders, minSpent, maxSpent } = segment;
  const { lastOrderFrom, lastOrderTo } = segment;
  return [
    { name: "tag", text: tag && `Tag “${tag}”` },
    { name: "country", text: country },
    { name: "newsletter", text: newsletter && (newsletter === "yes" ? "Newsletter" : "No newsletter") },
    { name: "minSpent", text: minSpent !== undefined && `Spent at least ${formatSum(minSpent)}` },
    { name: "maxSpent", text: maxSpent !== undefined && `Spent at most ${formatSum(maxSpent)}` },
    { name: "minOrders", text: minOrders !== undefined && `At least ${ordersText(minOrders)}` },
    {
      name: "maxOrders",
      text:
        maxOrders !== undefined && (maxOrders === 0 ? "Never ordered" : `At most ${ordersText(maxOrders)}`),
    },
    {
      name: "lastOrderFrom",
      text: lastOrderFrom && `Ordered from ${formatDay(`${lastOrderFrom}T12:00:00`)}`,
    },
    { name: "lastOrderTo", text: lastOrderTo && `Last order until ${formatDay(`${lastOrderTo}T12:00:00`)}` },
    { name: "role", text: role && (role === "Admin" ? "Staff" : "Customers") },
  ].flatMap(({ name, text }) => (text ? [{ name, text }] : []));
}
