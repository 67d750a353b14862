import { ApiError } from "@larkwood/contract";
import { api } from "~/lib/api/api";

/** Subscribes to a back-in-stock email and returns the result. */
export async function watchStock(
  productId: string,
  variantId: string | undefined,
): Promise<"watching" | "in-stock" | "unverified" | "failed"> {
  try {
    const { data } = await api("watchStock", {
      params: { id: productId },
      query: variantId ? { variantId } : {},
    });
    return data.watching ? "watching" : "in-stock";
  } catch (error) {
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    return code === "address_unverified" ? "unverified" : "failed";
  }
}
