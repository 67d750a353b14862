/** Processes items in batches, one batch at a time. */
export async function inBatches<T, R>(
  items: readonly T[],
  size: number,
  process: (batch: T[]) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += size) {
    results.push(await process(items.slice(start, start + size)));
  }
  return results;
}
