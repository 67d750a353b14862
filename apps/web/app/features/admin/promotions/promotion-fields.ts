import {
  type Category,
  type PromotionKind,
  type PromotionReply,
  validationTexts as t,
} from "@larkwood/contract";

/** Form state of a promotion. Numbers are as they were typed; an empty one is none. */
export interface PromotionFields {
  name: string;
  code: string;
  starts: string;
  ends: string;
  /** What counts: everything in the cart, or some of it. */
  scope: "all" | "categories" | "collections" | "products";
  categories: readonly Category[];
  collections: readonly string[];
  products: readonly { id: string; name: string }[];
  minTotal: string;
  minQuantity: string;
  firstOrder: boolean;
  countries: string;
  customerTags: string;
  kind: PromotionKind;
  value: string;
  buy: string;
  get: string;
  gift: { id: string; name: string } | null;
  priority: string;
  exclusive: boolean;
  maxUses: string;
  maxUsesPerCustomer: string;
}

const text = (value: number | string | null | undefined) => (value == null ? "" : String(value));

export function toFields(promotion: PromotionReply | null): PromotionFields {
  const { when, what } = promotion ?? { when: {}, what: { kind: "percent" as const } };
  const { categories = [], collections = [], products = [] } = when;
  const scopes = { products, collections, categories };
  const scope = (["products", "collections", "categories"] as const).find((one) => scopes[one].length > 0);
  return {
    name: promotion?.name ?? "",
    code: promotion?.code ?? "",
    starts: text(promotion?.firstDay),
    ends: text(promotion?.lastDay),
    scope: scope ?? "all",
    categories,
    collections,
    products: products.map((id) => ({ id, name: "" })),
    minTotal: text(when.minTotal),
    minQuantity: text(when.minQuantity),
    firstOrder: when.firstOrder ?? false,
    countries: (when.countries ?? []).join(", "),
    customerTags: (when.customerTags ?? []).join(", "),
    kind: what.kind,
    value: text(what.value),
    buy: text(what.buy ?? 2),
    get: text(what.get ?? 1),
    gift: what.productId ? { id: what.productId, name: "" } : null,
    priority: text(promotion?.priority ?? 0),
    exclusive: promotion?.exclusive ?? false,
    maxUses: text(promotion?.maxUses),
    maxUsesPerCustomer: text(promotion?.maxUsesPerCustomer),
  };
}

const number = (typed: string) => (typed.trim() === "" ? undefined : Number(typed));
const list = (typed: string) =>
  typed
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

/** The fields that have no number although they need one. */
export function checkFields(fields: PromotionFields): Record<string, string> {
  const isNumber = (typed: string) => typed.trim() !== "" && Number.isFinite(Number(typed));
  const { kind, scope } = fields;
  return {
    ...(needsValue(kind) && !isNumber(fields.value) ? { "what.value": t.required } : {}),
    ...(kind === "gift" && !fields.gift ? { "what.productId": "Choose a product" } : {}),
    ...(scope !== "all" && fields[scope].length === 0 ? { [`when.${scope}`]: "Choose at least one" } : {}),
  };
}

export const needsValue = (kind: PromotionKind) =>
  kind === "percent" || kind === "amount" || kind === "fixedPrice";

const toWhat = ({ kind, value, buy, get, gift }: PromotionFields) => {
  if (kind === "percent" || kind === "amount" || kind === "fixedPrice") return { kind, value: Number(value) };
  if (kind === "buyXGetY") return { kind, buy: Number(buy), get: Number(get) };
  if (kind === "gift") return { kind, productId: gift?.id ?? "" };
  return { kind };
};

/** The day if it was not changed: the moment of a program stays as precise as it was. */
const toTime = (day: string, shown: string | null | undefined, time: string | null | undefined) =>
  day === "" ? null : day === shown && time ? time : day;

/** The request body. */
export function toForm(fields: PromotionFields, stored: PromotionReply | null) {
  const { scope, categories, collections, products, minTotal, minQuantity, firstOrder } = fields;
  const countries = list(fields.countries);
  const customerTags = list(fields.customerTags);
  return {
    name: fields.name,
    code: fields.code.trim() || null,
    startsAt: toTime(fields.starts, stored?.firstDay, stored?.startsAt),
    endsAt: toTime(fields.ends, stored?.lastDay, stored?.endsAt),
    when: {
      ...(scope === "categories" ? { categories: [...categories] } : {}),
      ...(scope === "collections" ? { collections: [...collections] } : {}),
      ...(scope === "products" ? { products: products.map(({ id }) => id) } : {}),
      ...(number(minTotal) === undefined ? {} : { minTotal: number(minTotal) }),
      ...(number(minQuantity) === undefined ? {} : { minQuantity: number(minQuantity) }),
      ...(firstOrder ? { firstOrder } : {}),
      ...(countries.length > 0 ? { countries } : {}),
      ...(customerTags.length > 0 ? { customerTags } : {}),
    },
    what: toWhat(fields),
    priority: number(fields.priority) ?? 0,
    exclusive: fields.exclusive,
    maxUses: number(fields.maxUses) ?? null,
    maxUsesPerCustomer: number(fields.maxUsesPerCustomer) ?? null,
  };
}
