import { api } from "~/lib/api/api";
import { followJob } from "./follow-job";
import { productCountText } from "./product-count-text";

/** Undoes a bulk edit and returns the result as a sentence. */
export async function undoBulkEdit(id: string): Promise<string> {
  try {
    const { id: undoJobId } = (await api("undoBulkChange", { params: { id } })).data;
    const { status, problem, changed, left } = await followJob(undoJobId, () => {});
    if (status !== "done" || problem) return problem ?? "The change couldn't be undone.";
    const skipped = left ? `; ${productCountText(left)} edited since then stay unchanged` : "";
    return `Change undone for ${productCountText(changed ?? 0)}${skipped}.`;
  } catch {
    return "The change couldn't be undone. Check the list and try again.";
  }
}
