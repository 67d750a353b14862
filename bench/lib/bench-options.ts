/** Options of a run, from the command line. */
export interface BenchOptions {
  /** Folder for catalogues of each size: a million products take longer to create than to measure. */
  catalogues?: string | undefined;
  /** Number of orders of the long history, instead of a million. */
  orders?: string | undefined;
}
