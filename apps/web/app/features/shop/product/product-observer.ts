import type { Product } from "@larkwood/contract";
import type { QueryObserver } from "@tanstack/react-query";

type Follow = (id: string, served: Product | null, servedAt: number) => QueryObserver<Product>;

/** How a page follows its product, once the code for it is here: see product-query. */
export const productObserver: { follow: Follow | null } = { follow: null };
