import { api } from "~/lib/api";
import { followJob } from "~/lib/follow-job";
import { notify } from "~/ui/notices";

const counted = new Intl.NumberFormat("en-US");
const products = (count: number) => (count === 1 ? "1 product" : `${counted.format(count)} products`);

/** Takes a change of everything back, and says how it went. */
export async function undoChange(id: string): Promise<void> {
  try {
    const { id: undoing } = (await api("undoBulkChange", { params: { id } })).data;
    notify("Taking it back …");
    const { status, problem, changed, left } = await followJob(undoing, () => {});
    if (status !== "done" || problem) return notify(problem ?? "It could not be taken back.", "alert");
    const stays = left ? `; ${products(left)} changed since stay as they are` : "";
    notify(`Taken back for ${products(changed ?? 0)}${stays}`);
  } catch {
    notify("It could not be taken back. Look at the list again.", "alert");
  }
}
