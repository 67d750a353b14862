import { KIND_ATTRIBUTE } from "@larkwood/contract";
import { eq, sql } from "drizzle-orm";
import { ADVISORY_LOCKS } from "../db/advisory-locks";
import type { Database } from "../db/connection/client";
import type { Executor } from "../db/executor";
import {
  attributes,
  collectionProducts,
  collections,
  productImages,
  products,
  skus,
  users,
  variants,
} from "../db/schema";
import { inTransaction } from "../db/transaction";
import { demoAccounts } from "../modules/identity/demo-accounts";
import { createPasswords } from "../modules/identity/sessions";
import { demoCatalogue } from "./catalogue";
import { demoAttributes } from "./catalogue/attributes";
import { demoCollections } from "./catalogue/collections";
import { demoKinds } from "./catalogue/kinds";
import { demoPictures } from "./catalogue/pictures";
import { demoCompareAtCents, demoOptions, demoSkus, demoVariants } from "./catalogue/variants";
import { demoCustomers } from "./customers";
import { demoId } from "./demo-id";

const DAY_MS = 86_400_000;
// No password has this hash: sample customers cannot sign in.
const NO_PASSWORD = "!";

/** Fills an empty shop with products, customers and two accounts; false if the shop has users. */
export async function loadDemo(db: Database, clock: () => Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demo})`);
    const [user] = await tx.select({ id: users.id }).from(users).limit(1);
    if (user) return false;
    const now = clock();
    await tx.insert(users).values(await demoUsers(now));
    await tx.insert(products).values(demoProducts(now));
    await describeKinds(tx);
    await tx.insert(productImages).values(demoImages());
    await tx.insert(variants).values(demoVariants());
    await tx.insert(skus).values(demoSkus());
    await tx.insert(collections).values(demoCollectionRows());
    await tx.insert(collectionProducts).values(demoCollectionProducts());
    return true;
  });
}

async function demoUsers(now: Date): Promise<(typeof users.$inferInsert)[]> {
  const passwords = createPasswords();
  const accounts = demoAccounts.map(async ({ password, ...account }) => ({
    ...account,
    id: demoId("user", account.email),
    passwordHash: await passwords.hash(password),
    createdAt: daysBefore(now, 365),
  }));
  const customers = demoCustomers.map(({ joinedDaysAgo, ...customer }) => ({
    ...customer,
    id: demoId("user", customer.email),
    passwordHash: NO_PASSWORD,
    createdAt: daysBefore(now, joinedDaysAgo),
  }));
  return [...(await Promise.all(accounts)), ...customers];
}

/** Adds words and pictures to the kinds that every shop starts with. */
async function describeKinds(tx: Executor): Promise<void> {
  const [kind] = await tx.select().from(attributes).where(eq(attributes.key, KIND_ATTRIBUTE));
  if (!kind) return;
  const choices = kind.choices.map((choice) => {
    const { text, picture } = demoKinds[choice.key] ?? {};
    return picture ? { ...choice, text, imageUrl: `/images/${picture}_1280.webp` } : choice;
  });
  await tx.update(attributes).set({ choices }).where(eq(attributes.key, KIND_ATTRIBUTE));
}

function demoProducts(now: Date): (typeof products.$inferInsert)[] {
  return demoCatalogue.map(({ slug, addedDaysAgo, ...product }) => ({
    ...product,
    id: demoId("product", slug),
    options: demoOptions(slug),
    attributes: demoAttributes(slug),
    compareAtCents: demoCompareAtCents(slug, product.priceCents),
    imageUrl: `/images/products/${slug}_1280.webp`,
    createdAt: daysBefore(now, addedDaysAgo),
    updatedAt: daysBefore(now, addedDaysAgo),
  }));
}

function demoImages(): (typeof productImages.$inferInsert)[] {
  return demoPictures().map(({ slug, ...picture }) => ({ ...picture, productId: demoId("product", slug) }));
}

function demoCollectionRows(): (typeof collections.$inferInsert)[] {
  return demoCollections.map(({ content, ...collection }, position) => ({
    ...collection,
    id: demoId("collection", collection.slug),
    rule: "rule" in content ? content.rule : null,
    position,
  }));
}

function demoCollectionProducts(): (typeof collectionProducts.$inferInsert)[] {
  return demoCollections.flatMap(({ slug, content }) =>
    ("slugs" in content ? content.slugs : []).map((product) => ({
      collectionId: demoId("collection", slug),
      productId: demoId("product", product),
    })),
  );
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
