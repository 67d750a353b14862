import { shopNames } from "./shops";
import { startShop } from "./start-shop";

/** Starts the shared shops, and stops them at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const shops = await Promise.all(shopNames.map(startShop));
  return async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
  };
}
