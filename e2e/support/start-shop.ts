import { newDataDir, removeDataDir, spawnShop } from "./shop-process";
import { type ShopName, shopPort, shopSettings } from "./shops";

export interface RunningShop {
  stop(): Promise<void>;
}

/** Starts a shared shop with an empty data folder and demo data. */
export async function startShop(name: ShopName): Promise<RunningShop> {
  const dataDir = newDataDir("e2e");
  const shop = await spawnShop(shopPort(name), dataDir, shopSettings[name]);
  return {
    stop: async () => {
      await shop.stop();
      removeDataDir(dataDir);
    },
  };
}
