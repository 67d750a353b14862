import type { BulkKind, Job, JobStatus } from "@larkwood/contract";
import { formatMoment } from "~/lib/format/format";
import type { BadgeTone } from "~/ui/badge";

/** On-screen names of the bulk edit kinds. */
export const changeTexts: Record<BulkKind, string> = {
  "price-set": "New prices",
  "price-percent": "New prices",
  "price-add": "New prices",
  category: "Category",
  sale: "Sale",
  "sale-end": "End of sale",
  "stock-set": "Stock",
  "stock-add": "Stock",
  "collection-add": "Collection",
  "collection-remove": "Collection",
  publish: "Visibility",
  attribute: "Details",
};

export const statusBadges: Record<JobStatus, { text: string; tone: BadgeTone }> = {
  waiting: { text: "Waiting", tone: "grey" },
  running: { text: "Running", tone: "sky" },
  held: { text: "Held", tone: "orange" },
  done: { text: "Done", tone: "green" },
  dead: { text: "Failed", tone: "red" },
  cancelled: { text: "Stopped", tone: "grey" },
};

/** When a job is due, was finished or was created. */
export function timeText({ status, comesAgain, createdAt, dueAt, finishedAt }: Job): string {
  if (status === "waiting" && comesAgain) return `Next ${formatMoment(dueAt)}`;
  if (status === "waiting") return `Due ${formatMoment(dueAt)}`;
  return finishedAt ? `Finished ${formatMoment(finishedAt)}` : `Created ${formatMoment(createdAt)}`;
}

/** Progress in percent; empty if the job doesn't report it. */
export function progressText({ status, progress }: Job): string {
  if (status !== "running" || !progress || progress.total === 0) return "";
  return `${Math.round((progress.done / progress.total) * 100)}%`;
}
