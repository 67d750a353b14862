/** A moment as a field for day and time takes it: what the clock of whoever edits shows. */
export function toLocalMoment(moment: string | null): string {
  if (moment === null) return "";
  const date = new Date(moment);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The moment that such a field means; null where it is empty or half filled in. */
export function fromLocalMoment(text: string): string | null {
  const date = new Date(text);
  return text === "" || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
