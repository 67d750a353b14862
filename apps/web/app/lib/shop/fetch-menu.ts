import { api, ensureFreshToken } from "~/lib/api/api";
import { session } from "~/lib/session/session";
import { getShop } from "./shop";

/** Kinds and collections, for visitors who may see the catalogue; otherwise null. */
export async function fetchMenu() {
  const mayBrowse = getShop().catalogue === "public" || session.useStore.getState().status === "signed-in";
  if (!mayBrowse) return null;
  await ensureFreshToken();
  const [kinds, collections] = await Promise.all([api("listKinds", {}), api("listCollections", {})]);
  return { kinds: kinds.data, collections: collections.data };
}
