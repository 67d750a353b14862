/** The shop can't use this database; the message tells the operator what to change. */
export class UnusableDatabaseError extends Error {
  override name = "UnusableDatabase";
}
