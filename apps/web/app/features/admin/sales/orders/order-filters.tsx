import { categoryLabels, ORDER_STATUSES } from "@larkwood/contract";
import { paymentMethodDefinitions, statusBadge } from "@larkwood/domain";
import { useQuery } from "@tanstack/react-query";
import { paymentStatusTexts } from "~/features/admin/sales/payments/payment-badge";
import { FilterDay } from "~/features/admin/shared/ui/filter-day";
import { type FilterChip, FilterMenu } from "~/features/admin/shared/ui/filter-menu";
import { FilterSelect } from "~/features/admin/shared/ui/filter-select";
import { ProductPicker } from "~/features/admin/shared/ui/product-picker";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { formatDay } from "~/lib/format/format";
import { type OrderListFilter, orderViewsOptions, PAYMENT_FILTERS } from "./order-queries";

type OrderFiltersProps = { filter: OrderListFilter; onChange: (name: string, value: string) => void };

const buyerLabels = {
  new: "New customers",
  returning: "Returning customers",
  guest: "Without an account",
};

/** What the days of a filter are about. */
const dayLabels = {
  received: "Days of payment",
  refunded: "Days of refunds",
  invoiced: "Days of invoices and credit notes",
};

const any = (label: string) => ({ value: "", label });
const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function OrderFilters({ filter, onChange }: OrderFiltersProps) {
  const { data } = useQuery(orderViewsOptions);
  const chips = useChips(filter);
  return (
    <FilterMenu chips={chips} onRemove={(name) => onChange(name, "")}>
      <FilterSelect
        label="Status"
        value={filter.status ?? ""}
        options={[
          any("All orders"),
          ...ORDER_STATUSES.map((value) => ({ value, label: statusBadge(value).text })),
        ]}
        onChoose={(value) => onChange("status", value)}
      />
      <FilterSelect
        label="Payment"
        value={filter.payment ?? ""}
        options={[
          any("All payments"),
          ...PAYMENT_FILTERS.map((value) => ({ value, label: paymentStatusTexts[value] })),
        ]}
        onChoose={(value) => onChange("payment", value)}
      />
      <FilterSelect
        label="Country"
        value={filter.country ?? ""}
        options={[any("All countries"), ...same(data?.countries ?? [])]}
        onChoose={(value) => onChange("country", value)}
      />
      <FilterSelect
        label="Delivery"
        value={filter.delivery ?? ""}
        options={[any("All methods"), ...same(data?.deliveries ?? [])]}
        onChoose={(value) => onChange("delivery", value)}
      />
      <FilterDay
        label="From"
        value={filter.from ?? ""}
        max={filter.to ?? ""}
        onChoose={(day) => onChange("from", day)}
      />
      <FilterDay
        label="To"
        value={filter.to ?? ""}
        min={filter.from ?? ""}
        onChoose={(day) => onChange("to", day)}
      />
      <ProductPicker
        label="With the product"
        actionLabel="Choose"
        onPick={({ id }) => onChange("product", id)}
      />
    </FilterMenu>
  );
}

/** The filters in use, by their name in the address. */
function useChips(filter: OrderListFilter): FilterChip[] {
  const { status, payment, from, to, country, delivery, product } = filter;
  const { variant, category, method, coupon, promotion, sold, on, cart, buyer } = filter;
  const { data: chosen } = useQuery({
    queryKey: [...queryKeys.product(product ?? ""), "name"],
    queryFn: async ({ signal }) =>
      (await api("getProduct", { params: { id: product ?? "" }, signal })).data.name,
    enabled: product !== undefined,
  });
  return [
    { name: "status", text: status && statusBadge(status).text },
    { name: "payment", text: payment && paymentStatusTexts[payment] },
    { name: "country", text: country },
    { name: "delivery", text: delivery },
    { name: "from", text: from && `From ${formatDay(`${from}T12:00:00`)}` },
    { name: "to", text: to && `To ${formatDay(`${to}T12:00:00`)}` },
    { name: "on", text: on && on !== "placed" && dayLabels[on] },
    { name: "product", text: product && (chosen ?? "Product") },
    { name: "variant", text: variant && "One variant" },
    { name: "category", text: category && categoryLabels[category] },
    { name: "method", text: method && paymentMethodDefinitions[method].label },
    { name: "coupon", text: coupon && `Coupon ${coupon}` },
    { name: "promotion", text: promotion },
    { name: "cart", text: cart && (cart === "recovered" ? "After a cart reminder" : "From a saved cart") },
    { name: "buyer", text: buyer && buyerLabels[buyer] },
    { name: "sold", text: sold && "Not cancelled or returned" },
  ].flatMap(({ name, text }) => (text ? [{ name, text }] : []));
}
