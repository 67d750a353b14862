/** A database that cannot carry a shop as it is reached; the message tells an operator what to change. */
export class UnusableDatabaseError extends Error {
  override name = "UnusableDatabase";
}
