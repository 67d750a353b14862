import { KIND_ATTRIBUTE, type Kind } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";

/** The kinds of furniture that have published products, in the owner's order. Without a picture of its own, a kind has that of a product. */
export function listKinds(db: Executor): Promise<Kind[]> {
  return queryRows<Kind>(
    db,
    sql`
    select kind.choice ->> 'key' as key, kind.choice ->> 'name' as name,
      coalesce(kind.choice ->> 'text', '') as text,
      coalesce(nullif(kind.choice ->> 'imageUrl', ''), shown.image_url) as "imageUrl"
    from attributes cross join lateral jsonb_array_elements(attributes.choices) with ordinality as kind(choice, place)
      cross join lateral (
        select image_url from products
        where published and facets && array[${`${KIND_ATTRIBUTE}:`} || (kind.choice ->> 'key')]
        order by created_at desc, id limit 1
      ) as shown
    where attributes.key = ${KIND_ATTRIBUTE} and attributes.facet
    order by kind.place`,
  );
}
