import type { Collection, Kind } from "@larkwood/contract";
import { useRouteLoaderData } from "react-router";
import { create } from "zustand";
import { useSession } from "~/lib/session/session";
import { useShop } from "./shop";

/** Kinds and collections that the menu links to. */
export interface Menu {
  kinds: Pick<Kind, "key" | "name">[];
  collections: Pick<Collection, "slug" | "name">[];
}

const EMPTY: Menu = { kinds: [], collections: [] };
const useLoadedMenu = create<{ menu: Menu | null }>(() => ({ menu: null }));

const useServedMenu = () => useRouteLoaderData<{ menu?: Menu | null }>("root")?.menu ?? null;

/** The menu of a public catalogue is part of the page. Members get theirs from the API when they reach for it. */
export function useMenu(): { menu: Menu; onReach: () => void } {
  const served = useServedMenu();
  const loaded = useLoadedMenu((state) => state.menu);
  const mayBrowse = useSession((state) => state.status === "signed-in");
  const isPublic = useShop().catalogue === "public";
  const menu = served ?? (isPublic || mayBrowse ? loaded : null) ?? EMPTY;
  return { menu, onReach: () => (served ? undefined : void loadMenu()) };
}

/** Without it the menu has rooms only. */
async function loadMenu(): Promise<void> {
  if (useLoadedMenu.getState().menu) return;
  try {
    const { fetchMenu } = await import("./fetch-menu");
    useLoadedMenu.setState({ menu: await fetchMenu() });
  } catch {}
}
