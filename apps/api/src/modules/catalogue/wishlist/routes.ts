import { endpoints } from "@larkwood/contract";
import { isTrading } from "@larkwood/domain";
import type { Route } from "../../../plugins/router/router";
import type { CatalogueContext } from "../context";
import { addWish, mergeWishlist, removeWish } from "./save-wishes";
import { setWishlistEmails } from "./set-wishlist-emails";
import { readSharedWishlist, shareWishlist, stopSharingWishlist } from "./share-wishlist";
import { findWishlist } from "./wishlist.repo";

export function wishlistRoutes(route: Route, context: CatalogueContext): void {
  const options = { isAvailable: () => isTrading(context.settings.current), perMinute: 300 };

  route(endpoints.getWishlist, ({ actor }) => findWishlist(context.db, actor.caller.userId), options);

  route(endpoints.mergeWishlist, ({ body, actor }) => mergeWishlist(context, body, actor), options);

  route(
    endpoints.addWish,
    async ({ params, actor }) => {
      await addWish(context, params, actor);
      return undefined;
    },
    options,
  );

  route(
    endpoints.removeWish,
    async ({ params, actor }) => {
      await removeWish(context, params, actor);
      return undefined;
    },
    options,
  );

  route(
    endpoints.setWishlistEmails,
    async ({ body, actor }) => {
      await setWishlistEmails(context, body, actor);
      return undefined;
    },
    options,
  );

  route(endpoints.shareWishlist, ({ actor }) => shareWishlist(context, undefined, actor), options);

  route(
    endpoints.stopSharingWishlist,
    async ({ actor }) => {
      await stopSharingWishlist(context, undefined, actor);
      return undefined;
    },
    options,
  );

  route(endpoints.getSharedWishlist, ({ params }) => readSharedWishlist(context.db, params), options);
}
