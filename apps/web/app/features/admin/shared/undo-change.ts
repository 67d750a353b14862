import { api } from "~/lib/api/api";
import { followJob } from "./follow-job";
import { productCountText } from "./product-count-text";

/** Takes a change of everything back, and says how it went. */
export async function undoChange(id: string): Promise<string> {
  try {
    const { id: undoing } = (await api("undoBulkChange", { params: { id } })).data;
    const { status, problem, changed, left } = await followJob(undoing, () => {});
    if (status !== "done" || problem) return problem ?? "It could not be taken back.";
    const stays = left ? `; ${productCountText(left)} changed since stay as they are` : "";
    return `Taken back for ${productCountText(changed ?? 0)}${stays}.`;
  } catch {
    return "It could not be taken back. Look at the list again.";
  }
}
