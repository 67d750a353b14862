import { ApiError } from "@larkwood/contract";
import { api } from "~/lib/api/api";

/** Asks to be told when a product is back, and says how it stands. */
export async function watchStock(
  productId: string,
  variantId: string | undefined,
): Promise<"watching" | "there" | "unverified" | "failed"> {
  try {
    const { data } = await api("watchStock", {
      params: { id: productId },
      query: variantId ? { variantId } : {},
    });
    return data.watching ? "watching" : "there";
  } catch (error) {
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    return code === "address_unverified" ? "unverified" : "failed";
  }
}
