import { isCategory } from "@larkwood/contract";
import { readRoom } from "~/features/shop/room/read-room.server";
import { roomOfCategory } from "~/features/shop/room/room-pictures.server";
import { catalogueContext } from "~/lib/shop/catalogue-context";
import type { Route } from "./+types/room";

/** The room of a category as JSON; null if the shop sells too few of its products. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const reader = context.get(catalogueContext);
  const picture = isCategory(params.category) ? roomOfCategory(params.category) : null;
  if (!picture || !reader.shop().trading) return Response.json(null, { status: 404 });
  return Response.json(await readRoom(reader, picture));
}
