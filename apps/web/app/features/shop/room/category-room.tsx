import type { Category } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "~/lib/api/query-keys";
import { paths } from "~/lib/paths";
import { type Room, ShopTheRoom } from "./shop-the-room";

/** The picture of a category's room with its products; hidden if the shop sells too few of them. */
export function CategoryRoom({ category }: { category: Category }) {
  const { data: room } = useQuery({
    queryKey: queryKeys.room(category),
    queryFn: async ({ signal }): Promise<Room | null> => {
      const response = await fetch(paths.room(category), { signal });
      if (!response.ok) throw new Error(`The room of ${category} was not loaded.`);
      return response.json();
    },
  });
  return room ? <ShopTheRoom room={room} /> : null;
}
