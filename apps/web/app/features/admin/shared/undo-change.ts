import { api } from "~/lib/api/api";
import { followJob } from "./follow-job";
import { productCountText } from "./product-count-text";

/** Takes a change of everything back, and says how it went. */
export async function undoChange(id: string): Promise<string> {
  try {
    const { id: undoing } = (await api("undoBulkChange", { params: { id } })).data;
    const { status, problem, changed, left } = await followJob(undoing, () => {});
    if (status !== "done" || problem) return problem ?? "The change couldn't be undone.";
    const stays = left ? `; ${productCountText(left)} edited since then stay unchanged` : "";
    return `Change undone for ${productCountText(changed ?? 0)}${stays}.`;
  } catch {
    return "The change couldn't be undone. Check the list and try again.";
  }
}
