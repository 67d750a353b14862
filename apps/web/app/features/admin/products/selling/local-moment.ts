/** A moment as a field for day and time takes it: what the clock of whoever edits shows. */
export function toLocalMoment(moment: string | null): string {
  if (moment === null) return "";
  const date = new Date(moment);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment that such a field means; null where it is empty or half filled in. */
export function fromLocalMoment(text: string): string | null {
  // A date that is half there would be read as some day or other.
  const date = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? text : "");
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
