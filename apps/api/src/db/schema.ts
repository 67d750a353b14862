import type {
  Attribute,
  AttributeType,
  AttributeValue,
  CartItem,
  Category,
  CollectionRule,
  Measures,
  MessageState,
  Permission,
  ProductImage,
  ProductImageKind,
  ReviewState,
  Role,
  StoredOption,
} from "@larkwood/contract";
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

// Columns that only SQL reads and writes, such as search vectors, are not listed here.

export const users = pgTable("users", {
  id: text("id").primaryKey(),
  userName: text("user_name").notNull(),
  email: text("email").notNull(),
  passwordHash: text("password_hash").notNull(),
  role: text("role").$type<Role>().notNull().default("User"),
  permissions: text("permissions").array().$type<Permission[]>(),
  staffRoleId: text("staff_role_id"),
  secondFactorAskedAt: instant("second_factor_asked_at"),
  firstName: text("first_name").notNull().default(""),
  lastName: text("last_name").notNull().default(""),
  address: text("address").notNull().default(""),
  addressLine2: text("address_line2").notNull().default(""),
  postCode: text("post_code").notNull().default(""),
  city: text("city").notNull().default(""),
  country: text("country").notNull().default(""),
  phoneNumber: text("phone_number").notNull().default(""),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
  version: integer("version").notNull().default(1),
});

export const userTags = pgTable(
  "user_tags",
  { userId: text("user_id").notNull(), tag: text("tag").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.tag] })],
);

export const customerTotals = pgTable("customer_totals", {
  userId: text("user_id").primaryKey(),
  orders: integer("orders").notNull().default(0),
  spentCents: bigint("spent_cents", { mode: "number" }).notNull().default(0),
  lastOrderAt: instant("last_order_at").notNull(),
});

export const staffRoles = pgTable("staff_roles", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  permissions: text("permissions").array().$type<Permission[]>(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const staffInvitations = pgTable("staff_invitations", {
  id: text("id").primaryKey(),
  email: text("email").notNull(),
  roleId: text("role_id").notNull(),
  hash: bytea("hash").notNull(),
  byEmail: boolean("by_email").notNull(),
  invitedBy: text("invited_by").notNull(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

export const sessions = pgTable("sessions", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  device: text("device").notNull(),
  address: text("address").notNull(),
  remembered: boolean("remembered").notNull(),
  createdAt: instant("created_at").notNull(),
  lastSeenAt: instant("last_seen_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  endedAt: instant("ended_at"),
});

export const apiKeys = pgTable("api_keys", {
  id: text("id").primaryKey(),
  userId: text("user_id").notNull(),
  name: text("name").notNull(),
  prefix: text("prefix").notNull(),
  hash: bytea("hash").notNull(),
  permissions: text("permissions").array().notNull().$type<Permission[]>(),
  createdAt: instant("created_at").notNull(),
  expiresAt: instant("expires_at"),
  lastUsedAt: instant("last_used_at"),
});

export const refreshTokens = pgTable("refresh_tokens", {
  hash: bytea("hash").primaryKey(),
  sessionId: text("session_id").notNull(),
  issuedAt: instant("issued_at").notNull(),
  replacedAt: instant("replaced_at"),
});

export const signInFailures = pgTable(
  "sign_in_failures",
  {
    account: text("account").notNull(),
    address: text("address").notNull(),
    failures: integer("failures").notNull(),
    blockedUntil: instant("blocked_until").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.address] })],
);

export const knownNetworks = pgTable(
  "known_networks",
  {
    userId: text("user_id").notNull(),
    hash: bytea("hash").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const secondFactors = pgTable("second_factors", {
  userId: text("user_id").primaryKey(),
  secret: bytea("secret").notNull(),
  createdAt: instant("created_at").notNull(),
  confirmedAt: instant("confirmed_at"),
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  failures: integer("failures").notNull().default(0),
  blockedUntil: instant("blocked_until"),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: text("user_id").notNull(),
    hash: bytea("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

export const emailVerifications = pgTable("email_verifications", {
  userId: text("user_id").primaryKey(),
  hash: bytea("hash"),
  requestedAt: instant("requested_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  verifiedAt: instant("verified_at"),
});

export const stockWatches = pgTable(
  "stock_watches",
  {
    userId: text("user_id").notNull(),
    productId: text("product_id").notNull(),
    variantId: text("variant_id").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.variantId, table.userId] })],
);

export const carts = pgTable("carts", {
  userId: text("user_id").primaryKey(),
  version: integer("version").notNull().default(1),
  items: jsonb("items").$type<CartItem[]>().notNull(),
});

export const newsletterSubscribers = pgTable("newsletter_subscribers", {
  email: text("email").primaryKey(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const importMappings = pgTable("import_mappings", {
  headingsHash: text("headings_hash").primaryKey(),
  columns: text("columns").array().notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export const pictureCopies = pgTable("picture_copies", {
  productId: text("product_id").notNull(),
  url: text("url").notNull(),
  imageUrl: text("image_url"),
  error: text("error"),
  requestedAt: instant("requested_at").notNull(),
  finishedAt: instant("finished_at"),
});

export const contactMessages = pgTable("contact_messages", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  orderNumber: text("order_number").notNull(),
  text: text("text").notNull(),
  state: text("state").$type<MessageState>().notNull().default("open"),
  createdAt: instant("created_at").notNull(),
});

export const contactReplies = pgTable("contact_replies", {
  id: text("id").primaryKey(),
  messageId: text("message_id").notNull(),
  author: text("author").notNull(),
  text: text("text").notNull(),
  createdAt: instant("created_at").notNull(),
});

export const reviews = pgTable("reviews", {
  id: text("id").primaryKey(),
  productId: text("product_id").notNull(),
  orderId: text("order_id"),
  userId: text("user_id").notNull(),
  author: text("author").notNull(),
  stars: integer("stars").notNull(),
  title: text("title").notNull(),
  text: text("text").notNull(),
  state: text("state").$type<ReviewState>().notNull(),
  helpful: integer("helpful").notNull().default(0),
  reply: text("reply"),
  repliedAt: instant("replied_at"),
  createdAt: instant("created_at").notNull(),
});

export const wishlistItems = pgTable(
  "wishlist_items",
  {
    userId: text("user_id").notNull(),
    productId: text("product_id").notNull(),
    createdAt: instant("created_at").notNull(),
    seenCents: integer("seen_cents"),
    seenInStock: boolean("seen_in_stock"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

export const auditLog = pgTable("audit_log", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant("at").notNull().defaultNow(),
  actorId: text("actor_id"),
  actorName: text("actor_name").notNull(),
  action: text("action").notNull(),
  subjectType: text("subject_type").notNull(),
  subjectId: text("subject_id"),
  before: jsonb("before"),
  after: jsonb("after"),
  requestId: text("request_id").notNull(),
});

export const products = pgTable("products", {
  id: text("id").primaryKey(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  category: text("category").$type<Category>().notNull(),
  priceCents: integer("price_cents").notNull(),
  quantity: integer("quantity").notNull(),
  lowStock: integer("low_stock"),
  imageUrl: text("image_url").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
  version: integer("version").notNull().default(1),
  options: jsonb("options").$type<StoredOption[]>(),
  hasVariants: boolean("has_variants").notNull().default(false),
  compareAtCents: integer("compare_at_cents"),
  lowestCents: integer("lowest_cents"),
  attributes: jsonb("attributes").$type<Record<string, AttributeValue>>(),
  facets: text("facets").array(),
  widthMm: integer("width_mm"),
  depthMm: integer("depth_mm"),
  heightMm: integer("height_mm"),
  published: boolean("published").notNull().default(true),
  publishAt: instant("publish_at"),
  slug: text("slug"),
  metaTitle: text("meta_title"),
  metaDescription: text("meta_description"),
  starCounts: integer("star_counts").array(),
  ratingKey: integer("rating_key").notNull().default(0),
});

export const productSlugs = pgTable("product_slugs", {
  slug: text("slug").primaryKey(),
  productId: text("product_id").notNull(),
});

export const collections = pgTable("collections", {
  id: text("id").primaryKey(),
  slug: text("slug").notNull(),
  name: text("name").notNull(),
  description: text("description").notNull().default(""),
  rule: jsonb("rule").$type<CollectionRule>(),
  position: integer("position").notNull(),
  version: integer("version").notNull().default(1),
});

export const collectionProducts = pgTable(
  "collection_products",
  {
    collectionId: text("collection_id").notNull(),
    productId: text("product_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.productId] })],
);

export const productCompanions = pgTable(
  "product_companions",
  {
    productId: text("product_id").notNull(),
    companionId: text("companion_id").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.companionId] })],
);

export const salePrices = pgTable("sale_prices", {
  ownerId: text("owner_id").primaryKey(),
  productId: text("product_id").notNull(),
  priceCents: integer("price_cents").notNull(),
  startsAt: instant("starts_at").notNull(),
  endsAt: instant("ends_at"),
  isOn: boolean("is_on").notNull().default(false),
  regularCents: integer("regular_cents"),
  regularCompareAtCents: integer("regular_compare_at_cents"),
});

export const attributes = pgTable("attributes", {
  key: text("key").primaryKey(),
  name: text("name").notNull(),
  type: text("type").$type<AttributeType>().notNull(),
  unit: text("unit").notNull().default(""),
  choices: jsonb("choices").$type<Attribute["choices"]>().notNull().default([]),
  facet: boolean("facet").notNull(),
  position: integer("position").notNull(),
});

export const variants = pgTable("variants", {
  id: text("id").primaryKey(),
  productId: text("product_id").notNull(),
  position: integer("position").notNull(),
  choice: text("choice").array().notNull(),
  label: text("label").notNull(),
  priceCents: integer("price_cents").notNull(),
  compareAtCents: integer("compare_at_cents"),
  quantity: integer("quantity").notNull(),
  imageUrl: text("image_url"),
  measures: jsonb("measures").$type<Measures>(),
  images: jsonb("images").$type<ProductImage[]>(),
  attributes: jsonb("attributes").$type<Record<string, AttributeValue>>(),
});

export const skus = pgTable("skus", {
  ownerId: text("owner_id").primaryKey(),
  productId: text("product_id").notNull(),
  sku: text("sku").notNull(),
});

export const productImages = pgTable(
  "product_images",
  {
    productId: text("product_id").notNull(),
    position: integer("position").notNull(),
    imageUrl: text("image_url").notNull(),
    alt: text("alt").notNull(),
    kind: text("kind").$type<ProductImageKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const catalogueCounts = pgTable("catalogue_counts", {
  category: text("category").$type<Category>().primaryKey(),
  products: bigint("products", { mode: "number" }).notNull(),
});

export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value"),
  version: integer("version").notNull(),
  updatedAt: instant("updated_at").notNull(),
  previous: jsonb("previous"),
});
