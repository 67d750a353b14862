import type { Product } from "@larkwood/contract";
import type { QueryObserver } from "@tanstack/react-query";

type CreateProductObserver = (id: string, served: Product | null, servedAt: number) => QueryObserver<Product>;

/** Set by `product-query` when that module is loaded. */
export const productObserver: { create: CreateProductObserver | null } = { create: null };
