/**
 * For polls of what sales sum up to: the summary waits for every transaction of the server that is still open, those of
 * other tests among them, and on a busy machine a large import holds one for more than a minute.
 */
export const untilOthersEnd = { timeout: 240_000 };
