/** Converts an ISO time to the value of a `datetime-local` field, in the browser's time zone. */
export function toLocalMoment(moment: string | null): string {
  if (moment === null) return "";
  const date = new Date(moment);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Converts a `datetime-local` value to an ISO time; null if empty or incomplete. */
export function fromLocalMoment(text: string): string | null {
  // `Date` would accept an incomplete text and guess a day.
  const date = new Date(/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? text : "");
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
