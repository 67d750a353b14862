/** Page size of the admin lists. */
export const ROWS_PER_PAGE = 25;
